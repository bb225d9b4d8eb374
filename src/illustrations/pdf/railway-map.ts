import type { RailwayMapText } from '../../content-model/document-schemas.ts'
import { formatDate } from '../../i18n/format.ts'
import { localeConfig } from '../../i18n/locale-config.ts'
import type { Locale } from '../../i18n/locales.ts'
import { brand } from '../../shared/brand.ts'
import { editionPoster } from '../posters/edition-poster.ts'
import { drawPicture, endDocument, startDocument } from './document.ts'
import { lineStyles } from './europe-map.ts'
import { type RailwayLineKind, railwayLineKinds } from './line-kinds.ts'
import { printStyles, printSvg } from './print-svg.ts'
import { type Column, colours, drawArtifact, type TextStyle, writeBlock } from './write-block.ts'

/** A3 landscape, in points: the map on the right, its explanation on the left. */
const margin = 30
const sheet = { width: 1190.55, height: 841.89 }
const column: Column = { x: margin, width: 268 }
const mapBox = { x: 328, y: margin, width: sheet.width - 328 - margin, height: sheet.height - 2 * margin }

/** Units of the drawing in a point: a name is 16 units high, which is 6.6 points. */
const unitsPerPoint = 16 / 6.6

/** The size of a drawing that fills the map's area on the sheet, in units. */
export const mapSize = {
  width: Math.round(mapBox.width * unitsPerPoint),
  height: Math.round(mapBox.height * unitsPerPoint),
}

const styles = {
  title: { face: 'display-700', size: 37, leading: 1.02, colour: colours.text, tracking: -1 },
  lead: { face: 'text', size: 13, leading: 1.38, colour: colours.quiet },
  heading: { face: 'display-700', size: 13, leading: 1.2, colour: colours.text },
  text: { face: 'text', size: 10, leading: 1.42, colour: colours.text },
  small: { face: 'text', size: 8.5, leading: 1.4, colour: colours.quiet },
} as const satisfies Record<string, TextStyle>

/**
 * The railway map as a PDF of one A3 sheet, in landscape.
 *
 * @param map drawn by `europeMap` in `mapSize`
 * @param date the day of the last change, which is printed and in the file's metadata
 */
export async function railwayMapPdf(
  words: RailwayMapText,
  locale: Locale,
  map: string,
  date: Date,
): Promise<Buffer> {
  const document = await startDocument({
    title: `${words.title} – ${brand}`,
    language: localeConfig[locale].lang,
    date,
    page: { size: 'A3', layout: 'landscape' },
  })
  const write = (tag: string, text: string, y: number, style: TextStyle, at = column) =>
    writeBlock(document, tag, text, { ...at, y }, style)

  let y = write('H1', words.title, margin - 6, styles.title)
  y = write('P', words.lead, y + 10, styles.lead) + 16
  for (const kind of railwayLineKinds) y = legendRow(y, words[kind], rowY => drawSample(document, kind, rowY))
  y = legendRow(y, words.hub, rowY => drawRing(document, rowY, 4.2, 1.7))
  y = legendRow(y, words.stop, rowY => drawRing(document, rowY, 2.4, 1.2))
  y = write('H2', words.notesTitle, y + 12, styles.heading) + 4
  for (const note of [words.straight, words.towns, words.trains, words.ferries])
    y = write('P', note, y, styles.text) + 5

  const foot = sheet.height - margin - 38
  write('P', `${words.version} ${formatDate(date, locale)}. ${words.credit}`, foot, styles.small)
  const poster = { x: column.x, y: y + 12, width: column.width, height: foot - y - 26 }
  drawPicture(document, editionPoster('alps-panorama', { width: 533 }), poster)
  drawPicture(document, printSvg(map, { names: true }), mapBox, words.alt)
  return endDocument(document)

  function legendRow(top: number, text: string, sample: (middle: number) => void): number {
    drawArtifact(document, () => sample(top + 7))
    return write('P', text, top, styles.text, { x: column.x + 42, width: column.width - 42 }) + 4
  }
}

function drawSample(document: PDFKit.PDFDocument, kind: RailwayLineKind, y: number): void {
  const { colour, dotted } = lineStyles[kind]
  const stroke = printStyles[`map__line--${colour}`]?.['stroke'] ?? colours.text
  document.save().lineWidth(3).lineCap('round').strokeColor(stroke)
  if (dotted) document.dash(0.2, { space: 4.6 })
  document
    .moveTo(column.x + 2, y)
    .lineTo(column.x + 30, y)
    .stroke()
  document.restore()
}

function drawRing(document: PDFKit.PDFDocument, y: number, radius: number, width: number): void {
  document
    .save()
    .lineWidth(width)
    .circle(column.x + 16, y, radius)
  document.fillAndStroke('#fdfcf9', colours.text).restore()
}
