import { box, data, disc, shape, textAt } from '../draw.ts'
import { icon } from '../icons.ts'
import { easeInOut, interpolate, progressBetween } from '../motion.ts'
import { app, column, ticketPaper } from '../parts.ts'
import { samples } from '../samples.ts'

const modules = 21
const size = 4.6
const origin = { x: 90 - (modules * size) / 2, y: 128 } as const

/** The three corner squares of a two-dimensional code, and the empty margin around them. */
const isCorner = (x: number, y: number) =>
  (x < 8 && y < 8) || (x >= modules - 8 && y < 8) || (x < 8 && y >= modules - 8)

/** Squares in no meaningful order: the result looks like a code and contains none. */
const scattered = Array.from({ length: modules * modules }, (_, index) => {
  const [x, y] = [index % modules, Math.floor(index / modules)]
  const dark = (x * x * 7 + y * y * 13 + x * y * 5 + 3 * x) % 11 < 5
  if (!dark || isCorner(x, y)) return ''
  return data`M${origin.x + x * size} ${origin.y + y * size}h${size}v${size}h${-size}z`
}).join('')

const corners = [
  [0, 0],
  [modules - 7, 0],
  [0, modules - 7],
].flatMap(([x = 0, y = 0]) => {
  const [left, top] = [origin.x + x * size, origin.y + y * size]
  return [
    box('code-ring', left + size / 2, top + size / 2, 6 * size, 6 * size),
    box('code-fill', left + 2 * size, top + 2 * size, 3 * size, 3 * size),
  ]
})

/** Step 7: the ticket with its code, read by the conductor. */
export function show(moment: number): string {
  const sweep = progressBetween(moment, 0.4, 0.74)
  const read = moment > 0.78
  return app(
    'pass',
    'ticket',
    ticketPaper('coupon', column.x, 62, column.width, 236, 9),
    icon('train', column.x + 12, 72, 'icon-night'),
    textAt('code night', column.x + 46, 90, samples.surname),
    shape('tear', data`M${column.x + 9} 108h${column.width - 18}`),
    box('code-paper', origin.x - 8, origin.y - 8, modules * size + 16, modules * size + 16, 3),
    shape('code-fill', scattered),
    ...corners,
    sweep > 0 && sweep < 1
      ? box('beam', origin.x - 8, interpolate(origin.y - 8, origin.y + 102, sweep), 112.6, 4)
      : '',
    icon('passport', column.x + 14, 258, 'icon-night'),
    textAt('small night', column.x + 44, 274, samples.idNumber),
    read
      ? disc('done', 148, 246, interpolate(6, 18, easeInOut(progressBetween(moment, 0.78, 0.84)))) +
          icon('check', 136, 234, 'icon-on-done')
      : '',
  )
}
