import { box, disc } from '../draw.ts'
import { icon } from '../icons.ts'
import { easeInOut, progressBetween } from '../motion.ts'
import { app, column, lines, pass, tap } from '../parts.ts'

const gap = { top: 152, height: 62 } as const

/** Step 2: a pink line connects the pass with a trip. */
export function connect(moment: number): string {
  const tied = easeInOut(progressBetween(moment, 0.34, 0.6))
  const middle = gap.top + gap.height / 2
  return app(
    'pass',
    'suitcase',
    pass(64),
    box('card', column.x, gap.top + gap.height, column.width, 78, 5),
    icon('suitcase', column.x + 14, gap.top + gap.height + 27, 'icon'),
    lines(column.x + 54, gap.top + gap.height + 25, 78, 52, 66),
    tap(90, 252, progressBetween(moment, 0.18, 0.32)),
    box('pink', 86, gap.top + gap.height * (1 - tied), 8, gap.height * tied),
    moment > 0.64 ? disc('stop', 90, middle, 14) + icon('check', 78, middle - 12, 'icon') : '',
  )
}
