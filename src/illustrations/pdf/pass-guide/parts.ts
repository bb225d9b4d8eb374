import type { GuideCode, NamedText, PassGuidePart } from '../../../content-model/document-schemas.ts'
import { type Column, colours, drawArtifact, type TextStyle, writeBlock } from '../write-block.ts'
import { styles, textColumn } from './layout.ts'
import { drawTravelDay } from './travel-day.ts'

const gap = 6
const nameWidth = 92

/** Draws one part of a section in the wide column, beginning at `top`. @returns where the next part may begin */
export function drawPart(document: PDFKit.PDFDocument, part: PassGuidePart, top: number): number {
  switch (part.kind) {
    case 'text':
      return write(document, 'P', part.text, top) + gap
    case 'list':
      return part.items.reduce((y, item) => drawItem(document, item, y), top) + 2
    case 'rows':
      return part.rows.reduce((y, row) => drawRow(document, row, y), top)
    case 'steps':
      return drawSteps(document, part.steps, top)
    case 'codes':
      return part.codes.reduce((y, code) => drawCode(document, code, y), top)
    case 'travel-day':
      return drawTravelDay(document, part.words, top) + gap
  }
}

function write(
  document: PDFKit.PDFDocument,
  tag: string,
  text: string,
  y: number,
  style: TextStyle = styles.text,
  { x, width }: Column = textColumn,
): number {
  return writeBlock(document, tag, text, { x, width, y }, style)
}

/** The wide column, indented by so many points. */
const indented = (by: number): Column => ({ x: textColumn.x + by, width: textColumn.width - by })

function drawItem(document: PDFKit.PDFDocument, text: string, top: number): number {
  drawArtifact(document, () => document.rect(textColumn.x, top + 7, 7, 2).fill(colours.pink))
  return write(document, 'LI', text, top, styles.text, indented(15)) + 3
}

function drawRow(document: PDFKit.PDFDocument, { name, text }: NamedText, top: number): number {
  drawRule(document, top)
  write(document, 'P', name, top + 5, styles.name, { x: textColumn.x, width: nameWidth - 8 })
  return write(document, 'P', text, top + 5, styles.text, indented(nameWidth)) + gap
}

/** The line: a stop for each step. */
function drawSteps(document: PDFKit.PDFDocument, steps: readonly NamedText[], top: number): number {
  const x = textColumn.x + 7
  const stops: number[] = []
  let y = top
  for (const { name, text } of steps) {
    stops.push(y + 8)
    y = write(document, 'P', name, y, styles.name, indented(26))
    y = write(document, 'P', text, y, styles.text, indented(26)) + gap
  }
  drawArtifact(document, () => {
    const [first = top, last = top] = [stops.at(0), stops.at(-1)]
    document.save().lineWidth(4).strokeColor(colours.pink).moveTo(x, first).lineTo(x, last).stroke()
    for (const stop of stops) document.lineWidth(2).circle(x, stop, 5).fillAndStroke('#fdfcf9', colours.text)
    document.restore()
  })
  return y
}

function drawCode(document: PDFKit.PDFDocument, { name, example, text }: GuideCode, top: number): number {
  drawRule(document, top)
  const right = indented(textColumn.width - 110)
  const left: Column = { x: textColumn.x, width: textColumn.width - 125 }
  const below = write(document, 'P', name, top + 5, styles.name, left)
  if (example) write(document, 'P', example, top + 9, styles.code, right)
  return write(document, 'P', text, below, styles.text, left) + gap
}

function drawRule(document: PDFKit.PDFDocument, y: number): void {
  const { x, width } = textColumn
  drawArtifact(document, () => {
    document.save().lineWidth(0.8).strokeColor(colours.rule)
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
    document.restore()
  })
}
