import { type Face, splitByFont } from './faces.ts'

/** How a block of text is set. */
export interface TextStyle {
  readonly face: Face
  /** In points. */
  readonly size: number
  /** From baseline to baseline, as a multiple of the size. */
  readonly leading: number
  readonly colour: string
  /** Between letters, in points. */
  readonly tracking?: number
}

/** A column on the page, in points from the upper left corner. */
export interface Column {
  readonly x: number
  readonly width: number
}

/** The colours of our documents: the light palette of the site. */
export const colours = {
  text: '#12203f',
  quiet: '#45516b',
  rule: '#dcd8cd',
  pink: '#db6484',
  tint: '#fcebef',
} as const

/**
 * Writes one block of text, tagged as a structure element (`H1`, `P`, `LI` …).
 *
 * @returns where the next block may begin, in points from the top
 * @throws for a letter that the face's western file lacks: running text has no second font
 */
export function writeBlock(
  document: PDFKit.PDFDocument,
  tag: string,
  text: string,
  at: Column & { readonly y: number },
  style: TextStyle,
): number {
  const missing = splitByFont(style.face, text).find(run => run.font !== style.face)
  if (missing) throw new Error(`No letter “${missing.text}” in ${style.face}, in “${text}”`)
  document.addStructure(
    document.struct(tag, {}, () => {
      document.font(style.face).fontSize(style.size).fillColor(style.colour)
      document.text(text, at.x, at.y, {
        width: at.width,
        lineGap: style.leading * style.size - document.currentLineHeight(true),
        characterSpacing: style.tracking ?? 0,
      })
    }),
  )
  return document.y
}

/** Draws decoration that screen readers skip: lines, rings, page numbers. */
export function drawArtifact(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}
