import type { TravelDayWords } from '../../../content-model/document-schemas.ts'
import { colours, drawArtifact, writeBlock } from '../write-block.ts'
import { styles, textColumn } from './layout.ts'

const barHeight = 26
const minutesOfDay = 24 * 60
/** The night train of the example: 22:15 to 07:40. */
const train = { leaves: 22 * 60 + 15, arrives: minutesOfDay + 7 * 60 + 40 }

/**
 * Draws two days as bars and a night train across midnight: the first day is used, the second is not.
 *
 * @returns where the next part may begin
 */
export function drawTravelDay(document: PDFKit.PDFDocument, words: TravelDayWords, top: number): number {
  const { x, width } = textColumn
  const day = width / 2
  const placeOf = (minutes: number) => x + (minutes / minutesOfDay) * day
  const write = (text: string, at: { x: number; y: number; width: number }, style = styles.small) =>
    writeBlock(document, 'P', text, at, style)

  write(words.train, { x: placeOf(train.leaves) - 4, y: top, width: day }, styles.name)
  const trainY = top + 24
  const barY = trainY + 14
  drawArtifact(document, () => {
    document.rect(x, barY, day, barHeight).fill(colours.pink)
    document.rect(x + day, barY, day, barHeight).fill(colours.tint)
    document
      .save()
      .lineWidth(1)
      .strokeColor(colours.text)
      .dash(2, { space: 2 })
      .moveTo(x + day, trainY - 6)
      .lineTo(x + day, barY + barHeight + 4)
      .stroke()
      .restore()
    const [from, to] = [placeOf(train.leaves), placeOf(train.arrives)]
    document.save().lineWidth(5).lineCap('round').strokeColor(colours.text)
    document.moveTo(from, trainY).lineTo(to, trainY).stroke()
    for (const end of [from, to])
      document.lineWidth(2).circle(end, trainY, 5).fillAndStroke('#fdfcf9', colours.text)
    document.restore()
  })
  const inBar = { y: barY + 6, width: day - 20 }
  write(`${words.first}: ${words.used}`, { x: x + 10, ...inBar }, styles.name)
  write(`${words.second}: ${words.free}`, { x: x + day + 10, ...inBar }, styles.name)
  return write(words.alt, { x, y: barY + barHeight + 8, width })
}
