import { box, disc, moved, withOpacity } from '../draw.ts'
import { icon } from '../icons.ts'
import { easeInOut, interpolate, progressBetween } from '../motion.ts'
import { app, column, lines, pass, tap, toggle } from '../parts.ts'

/** Step 8: the switch is turned off, the app asks once more, and the pass is inactive. */
export function deactivate(moment: number): string {
  const off = easeInOut(progressBetween(moment, 0.2, 0.32))
  const sheet = easeInOut(progressBetween(moment, 0.36, 0.5)) - easeInOut(progressBetween(moment, 0.8, 0.92))
  const resting = moment > 0.84
  return app(
    'pass',
    'undo',
    withOpacity(resting ? 0.45 : 1, pass(64)),
    box('card', column.x, 160, column.width, 46, 5),
    lines(column.x + 12, 174, 70, 48),
    toggle(column.x + 104, 171, 1 - off),
    tap(column.x + 124, 183, progressBetween(moment, 0.12, 0.26)),
    sheet > 0
      ? moved(
          0,
          interpolate(352, 206, sheet),
          box('sheet', 0, 0, 180, 150, 14),
          icon('undo', 78, 14, 'icon'),
          box('field', column.x, 52, 73, 40, 5),
          icon('cross', column.x + 24.5, 60, 'icon'),
          box('action', 95, 52, 73, 40, 5),
          icon('check', 119.5, 60, 'icon-on-action'),
          tap(131, 72, progressBetween(moment, 0.68, 0.8)),
        )
      : '',
    resting ? disc('stop', 90, 108, 20) + icon('undo', 78, 96, 'icon') : '',
  )
}
