import { easeInOut, interpolate, progressBetween, typed } from '../motion.ts'
import { app, button, field, pass, tap } from '../parts.ts'
import { samples } from '../samples.ts'

/** Step 1: surname and pass number are entered, and the pass appears. */
export const add = (moment: number) =>
  app(
    'pass',
    'ticket',
    field(64, 'person', typed(samples.surname, progressBetween(moment, 0.06, 0.22))),
    field(110, 'ticket', typed(samples.passNumber, progressBetween(moment, 0.3, 0.54)), moment >= 0.28),
    button(156, 'plus', moment > 0.68),
    tap(90, 175, progressBetween(moment, 0.6, 0.72)),
    pass(interpolate(330, 209, easeInOut(progressBetween(moment, 0.72, 0.9)))),
  )
