import { box, disc, moved, textAt, withOpacity } from '../draw.ts'
import { progressBetween, typed } from '../motion.ts'
import { app, column, field, tap } from '../parts.ts'
import { journey } from '../samples.ts'

const departures = [
  { leaves: '07:33', arrives: '12:54', changes: 1 },
  { leaves: '08:33', arrives: '14:02', changes: 1 },
  { leaves: '09:53', arrives: '16:54', changes: 2 },
] as const

/** Step 4: from, to, and a board of departures to choose from. */
export function plan(moment: number): string {
  const chosen = moment > 0.74
  return app(
    'plan',
    'search',
    field(62, 'train', typed(journey[0].station, progressBetween(moment, 0.04, 0.2))),
    field(
      104,
      'search',
      typed(journey[2].station, progressBetween(moment, 0.24, 0.44)),
      moment >= 0.22 && moment < 0.5,
    ),
    box('board', column.x, 154, column.width, 144, 5),
    ...departures.map(({ leaves, arrives, changes }, row) => {
      const on = chosen && row === 1
      return withOpacity(
        progressBetween(moment, 0.46 + row * 0.05, 0.54 + row * 0.05),
        moved(
          column.x,
          154 + row * 48,
          on ? box('board-on', 0, 0, column.width, 48) + box('pink', 0, 0, 5, 48) : '',
          textAt('code light', 14, 30, leaves),
          box('board-line', 64, 24, 36, 3),
          ...Array.from({ length: changes }, (_, change) =>
            disc('board-stop', 82 + (change - (changes - 1) / 2) * 14, 25.5, 4.5),
          ),
          textAt(on ? 'code signal' : 'code light', 107, 30, arrives),
        ),
      )
    }),
    tap(94, 226, progressBetween(moment, 0.66, 0.78)),
  )
}
