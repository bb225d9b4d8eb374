import { box, disc, moved, shape, textAt, withOpacity } from '../draw.ts'
import { icon } from '../icons.ts'
import { easeInOut, interpolate, progressBetween } from '../motion.ts'
import { app, column, lines, tap } from '../parts.ts'
import { journey } from '../samples.ts'

/** The journey as a short line with its stops. */
const stops = [
  box('pink', 17, 18, 5, 72),
  ...journey.flatMap(({ station }, index) => [
    disc('stop', 19.5, 20 + index * 34, 6),
    textAt('small strong', 40, 25 + index * 34, station),
  ]),
]

/** Step 5: the bookmark is tapped, and the journey is added to the trip. */
export function save(moment: number): string {
  const saved = moment > 0.34
  const joined = easeInOut(progressBetween(moment, 0.44, 0.72))
  return app(
    'trips',
    'bookmark',
    box('card', column.x, 62, column.width, 144, 5),
    moved(column.x, 66, ...stops),
    moved(
      column.x + 66,
      176,
      saved ? shape('bookmark', 'M6.5 3.5h11v17L12 16l-5.5 4.5z') : '',
      icon('bookmark', 0, 0),
    ),
    tap(90, 188, progressBetween(moment, 0.24, 0.38)),
    box('card', column.x, 256, column.width, 38, 5),
    icon('suitcase', column.x + 9, 263, 'icon-soft'),
    lines(column.x + 44, 270, 90, 58),
    withOpacity(
      saved ? 1 : 0,
      moved(
        column.x,
        interpolate(172, 214, joined),
        box('card-on', 0, 0, column.width, 36, 5),
        shape('bookmark', 'M14 7h11v17l-5.5-4.5L14 24z'),
        textAt('small strong', 40, 23, `${journey[0].time}–${journey[2].time}`),
      ),
    ),
  )
}
