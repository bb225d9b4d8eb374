import { box, disc, moved, scaled, textAt, withOpacity } from '../../src/illustrations/phone/draw.ts'
import { easeInOut, interpolate, progressBetween } from '../../src/illustrations/phone/motion.ts'
import { letter, passportPage, reader } from '../../src/illustrations/phone/papers.ts'
import { phone } from '../../src/illustrations/phone/phone.ts'
import { type StepName, steps } from '../../src/illustrations/phone/screens.ts'
import { editionPoster } from '../../src/illustrations/posters/edition-poster.ts'
import { createSheet } from '../../src/illustrations/posters/sheet.ts'
import { train } from '../../src/illustrations/posters/train.ts'
import { filmLength, stepLength, stepStart, timeline } from './timeline.ts'

/** Width and height of the film in pixels. */
export const filmSize = 720

/** The middle of the line; the train's wheels are on its upper edge. */
const railY = 92
const stopX = (index: number) => 62 + index * 85
const edgeY = 612

const sheet = createSheet({ kind: 'plain', palette: 'day', landmark: 'church', seed: 'film' })
const trainDrawing = train(sheet, 0, 0, 1, 2)
const trainLength = 104

/** A poster on the platform's wall, with its margin. */
const wallPoster = (x: number, picture: string) =>
  box('white', x, 250, 168, 222) +
  picture.replace(
    '<svg ',
    `<svg x="${x + 7}" y="257" width="154" height="205" preserveAspectRatio="xMidYMid slice" `,
  )
const posters = [wallPoster(32, editionPoster('sweden')), wallPoster(520, editionPoster('germany'))].join('')

const platform = box('plate', 0, edgeY, filmSize, filmSize - edgeY) + box('edge', 0, edgeY, filmSize, 7)

/** The line at the top: passed stops are filled, and the train is above the current one. */
function lineOfSteps(seconds: number): string {
  const current = Math.floor((seconds - timeline.opening) / stepLength)
  const stops = steps.map((_, index) => {
    const reached = seconds >= stepStart(index) + timeline.travel * 0.8 || index < current
    return (
      disc(reached ? 'stop-reached' : 'stop', stopX(index), railY, 19) +
      textAt(reached ? 'code mid night' : 'code mid', stopX(index), railY + 6, String(index + 1))
    )
  })
  return [
    box('sea', 0, 0, filmSize, railY - 4),
    box('pink', 0, railY - 4, filmSize, 8),
    ...stops,
    moved(trainX(seconds) - trainLength, railY - 21, trainDrawing),
  ].join('')
}

/** The position of the train's nose: it arrives, goes from stop to stop, and leaves. */
function trainX(seconds: number): number {
  const nose = (index: number) => stopX(index) + trainLength / 2
  const arriving = interpolate(
    -20,
    nose(0),
    easeInOut(progressBetween(seconds, 0, stepStart(0) + timeline.travel)),
  )
  const travelled = steps.slice(1).reduce((x, _, index) => {
    const start = stepStart(index + 1)
    return x + (nose(1) - nose(0)) * easeInOut(progressBetween(seconds, start, start + timeline.travel))
  }, arriving)
  const leaving = easeInOut(progressBetween(seconds, stepStart(steps.length), filmLength))
  return travelled + 160 * leaving
}

/** How far a step's paper has moved in from the side; it leaves with the step. */
const shown = (moment: number) =>
  easeInOut(progressBetween(moment, 0, 0.1)) - easeInOut(progressBetween(moment, 0.94, 1))

/** The papers beside the phone in a step: the letter, the passport, the conductor's reader. */
function papers(step: StepName, moment: number): string {
  const come = shown(moment)
  const left = interpolate(-200, 38, come)
  if (step === 'add') return come > 0 ? moved(left, 292, letter()) : ''
  if (step === 'activate') return come > 0 ? moved(left, 320, passportPage()) : ''
  if (step === 'show' && come > 0) {
    const state = moment < 0.36 ? 'idle' : moment < 0.68 ? 'reading' : 'read'
    return moved(left, 400, passportPage()) + scaled(interpolate(760, 500, come), 300, 1.3, reader(state))
  }
  return ''
}

/** The content of the film's SVG at a moment. It contains no words of any language. */
export function frame(seconds: number): string {
  const index = Math.min(steps.length - 1, Math.max(0, Math.floor((seconds - timeline.opening) / stepLength)))
  const step = steps[index] ?? 'add'
  const begin = stepStart(index) + timeline.travel
  const moment = progressBetween(seconds, begin, begin + timeline.action)
  const previous = steps[index - 1]
  // The previous screen stays while the train moves.
  const change = progressBetween(seconds, begin - 0.25, begin)
  return [
    box('wall', 0, 0, filmSize, filmSize),
    lineOfSteps(seconds),
    posters,
    platform,
    scaled(
      230,
      122,
      1.3,
      previous && change < 1 ? phone(previous, 1) : '',
      withOpacity(previous ? change : 1, phone(step, moment)),
    ),
    papers(step, progressBetween(seconds, begin, begin + timeline.action + timeline.rest)),
  ].join('')
}
