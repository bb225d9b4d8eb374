import { createRequire } from 'node:module'
import type PdfKit from 'pdfkit'
import svgToPdf from 'svg-to-pdfkit'
import { brand } from '../../shared/brand.ts'
import { type Face, faces, readFont } from './faces.ts'
import { drawArtifact } from './write-block.ts'

// With `require`, since PDFKit's `import` is its browser build, which cannot read font files.
const require = createRequire(import.meta.url)

export interface DocumentInput {
  readonly title: string
  /** Language tag of the text. */
  readonly language: string
  /** The day of the last change: the same content gives the same bytes. */
  readonly date: Date
  readonly page: { readonly size: 'A3' | 'A4'; readonly layout: 'portrait' | 'landscape' }
}

/** Starts a document with our typefaces, tagged for assistive technology. Draw on it, then call `endDocument`. */
export async function startDocument({
  title,
  language,
  date,
  page,
}: DocumentInput): Promise<PDFKit.PDFDocument> {
  // Loaded only when something is drawn: most builds have every document in the cache.
  const PdfDocument: typeof PdfKit = require('pdfkit')
  const document = new PdfDocument({
    ...page,
    margin: 0,
    // Without it the document would start with a font that it does not embed.
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: brand, Creator: brand, CreationDate: date },
  })
  for (const face of Object.keys(faces) as Face[]) {
    document.registerFont(face, await readFont(face, 'latin'))
    document.registerFont(`${face}-ext`, await readFont(face, 'latin-ext'))
  }
  return document
}

/** Ends a document and returns its bytes. */
export function endDocument(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.end()
  })
}

export interface PictureBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Draws an SVG picture in a box, in points. It fills the box and is clipped by it.
 *
 * @param alt its text alternative; a picture without one is decorative
 */
export function drawPicture(document: PDFKit.PDFDocument, svg: string, box: PictureBox, alt?: string): void {
  const draw = () => {
    document.save().rect(box.x, box.y, box.width, box.height).clip()
    svgToPdf(document, svg, box.x, box.y, {
      width: box.width,
      height: box.height,
      assumePt: true,
      preserveAspectRatio: 'xMidYMid slice',
      fontCallback: family => family,
    })
    document.restore()
  }
  if (alt) document.addStructure(document.struct('Figure', { alt }, draw))
  else drawArtifact(document, draw)
}
