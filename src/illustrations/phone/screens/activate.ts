import { box, data, disc, shape, textAt } from '../draw.ts'
import { progressBetween, typed } from '../motion.ts'
import { app, button, column, field, tap } from '../parts.ts'
import { samples } from '../samples.ts'

const cell = { width: 20.5, height: 20 } as const
const firstDay = { column: 4, row: 2, number: '12' } as const
const middle = (at: { column: number; row: number }) => ({
  x: column.x + 16.5 + at.column * cell.width,
  y: 98 + at.row * cell.height,
})

/** Every day of a month that starts on a Tuesday, as a dot. */
const dots = Array.from({ length: 31 }, (_, day) => {
  const { x, y } = middle({ column: (day + 1) % 7, row: Math.floor((day + 1) / 7) })
  return data`M${x - 2.5} ${y - 2.5}h5v5h-5z`
}).join('')

/** Step 3: the first travel day is chosen, the passport number typed, the pass switched on. */
export function activate(moment: number): string {
  const day = middle(firstDay)
  const chosen = moment > 0.16
  return app(
    'pass',
    'calendar',
    box('card', column.x, 62, column.width, 140, 5),
    box('rule', column.x, 82, column.width, 1),
    ...Array.from({ length: 7 }, (_, day) =>
      box('line', middle({ column: day, row: 0 }).x - 6, 69, 12, 6, 3),
    ),
    shape('dots', dots),
    chosen
      ? disc('day-chosen', day.x, day.y, 10.5) +
          textAt('small night mid', day.x, day.y + 4.5, firstDay.number)
      : '',
    tap(day.x, day.y, progressBetween(moment, 0.08, 0.2)),
    field(210, 'passport', typed(samples.idNumber, progressBetween(moment, 0.28, 0.54)), moment >= 0.26),
    button(258, 'power', moment > 0.7),
    tap(90, 277, progressBetween(moment, 0.62, 0.74)),
  )
}
