import { box, moved, textAt } from '../draw.ts'
import { easeInOut, progressBetween } from '../motion.ts'
import { app, column, lines, pass, tap, toggle } from '../parts.ts'
import { journey } from '../samples.ts'

/** Step 6: the journey is switched on and takes one travel day of the pass. */
export function addToPass(moment: number): string {
  const on = easeInOut(progressBetween(moment, 0.3, 0.42))
  const tied = easeInOut(progressBetween(moment, 0.46, 0.66))
  return app(
    'trips',
    'plus',
    moved(
      column.x,
      62,
      box(on > 0.5 ? 'card-on' : 'card', 0, 0, column.width, 64, 5),
      textAt('small', 12, 26, `${journey[0].time}–${journey[2].time}`),
      textAt('small strong', 12, 47, journey[0].station),
      toggle(104, 20, on),
    ),
    box('pink', 134, 126, 8, 90 * tied),
    box('card', column.x, 134, column.width, 44, 5),
    lines(column.x + 12, 147, 76, 50),
    toggle(column.x + 104, 144, 0),
    tap(column.x + 124, 94, progressBetween(moment, 0.22, 0.36)),
    pass(208, moment > 0.68 ? 1 : 0),
  )
}
