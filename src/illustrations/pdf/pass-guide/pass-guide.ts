import type { PassGuideChapter, PassGuideText } from '../../../content-model/document-schemas.ts'
import { formatDate } from '../../../i18n/format.ts'
import { localeConfig } from '../../../i18n/locale-config.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { brand } from '../../../shared/brand.ts'
import { editionPoster } from '../../posters/edition-poster.ts'
import type { PosterEdition } from '../../posters/editions.ts'
import { drawPicture, endDocument, startDocument } from '../document.ts'
import { colours, drawArtifact, writeBlock } from '../write-block.ts'
import { edges, headingColumn, sheet, styles } from './layout.ts'
import { drawPart } from './parts.ts'

/** The poster on the cover, which the site also shows for the guide. */
export const guidePoster = 'night-quay'

/** A poster for each chapter, drawn if its page has space. */
const chapterPosters: readonly PosterEdition[] = [
  'open-fields',
  'country-church',
  'night-train',
  'high-pass',
  'buffer-stop',
]
const leastPictureHeight = 120
const mostPictureHeight = 250

const whole = { x: edges.left, width: edges.right - edges.left }

/**
 * The pass guide as a PDF: a cover and a page for each chapter.
 *
 * @param date the day of the last change, which is printed and in the file's metadata
 * @throws an error with the title of a chapter that is longer than its page
 */
export async function passGuidePdf(guide: PassGuideText, locale: Locale, date: Date): Promise<Buffer> {
  const document = await startDocument({
    title: `${guide.title} – ${brand}`,
    language: localeConfig[locale].lang,
    date,
    page: { size: 'A4', layout: 'portrait' },
  })
  drawCover(document, guide, `${guide.version} ${formatDate(date, locale)}`)
  guide.chapters.forEach((chapter, index) => {
    document.addPage({ size: 'A4', margin: 0 })
    document.outline.addItem(chapter.title)
    drawChapter(document, chapter, chapterPosters[index])
    drawFoot(document, guide, index + 2)
  })
  return endDocument(document)
}

function drawCover(document: PDFKit.PDFDocument, guide: PassGuideText, version: string): void {
  const picture = { x: edges.left, y: edges.top, width: whole.width, height: whole.width * 1.15 }
  drawPicture(document, editionPoster(guidePoster, { width: 348 }), picture, guide.coverAlt)
  const write = (tag: string, text: string, y: number, style: (typeof styles)[keyof typeof styles]) =>
    writeBlock(document, tag, text, { ...whole, y }, style)
  const below = write('H1', guide.title, picture.y + picture.height + 18, styles.cover)
  write('P', guide.lead, below + 14, styles.lead)
  write('P', `${brand}. ${version}`, edges.bottom, styles.small)
}

function drawChapter(
  document: PDFKit.PDFDocument,
  { title, sections }: PassGuideChapter,
  poster: PosterEdition | undefined,
): void {
  const { page } = document
  let y = writeBlock(document, 'H1', title, { ...whole, y: edges.top }, styles.chapter) + 14
  for (const { heading, parts } of sections) {
    const top = y
    drawArtifact(document, () => {
      document.save().lineWidth(1.2).strokeColor(colours.text)
      document.moveTo(edges.left, top).lineTo(edges.right, top).stroke().restore()
    })
    const besides = writeBlock(document, 'H2', heading, { ...headingColumn, y: top + 8 }, styles.heading)
    y = Math.max(
      besides,
      parts.reduce((next, part) => drawPart(document, part, next), top + 8),
    )
    y += 12
  }
  // PDFKit starts another page by itself if text does not fit on this one.
  if (document.page !== page || y > edges.bottom)
    throw new Error(`Pass guide: “${title}” is longer than its page`)
  const height = Math.min(edges.bottom - 14 - y, mostPictureHeight)
  if (!poster || height < leastPictureHeight) return
  const picture = { x: edges.left, y: edges.bottom - 14 - height, width: whole.width, height }
  drawPicture(document, editionPoster(poster, { width: Math.round((400 * whole.width) / height) }), picture)
}

function drawFoot(document: PDFKit.PDFDocument, guide: PassGuideText, page: number): void {
  drawArtifact(document, () => {
    const { face, size, colour } = styles.small
    document.font(face).fontSize(size).fillColor(colour)
    document.text(`${brand} · ${guide.title}`, edges.left, sheet.height - 40, { lineBreak: false })
    document.text(`${guide.page} ${page}`, edges.left, sheet.height - 40, {
      width: whole.width,
      align: 'right',
    })
  })
}
