import type { TraceEvent } from './page-tasks.ts'
import { cpuRate } from './slow.ts'

/**
 * Runs in a page: marks in the trace each key that types text, and the frame that shows the page's response. What a
 * page does after that frame is not counted.
 */
export function startKeyTimer(): void {
  let isPressed = false
  const press = () => {
    isPressed = true
    performance.mark('pressed')
  }
  const answer = () => {
    if (!isPressed) return
    isPressed = false
    // React responds in a microtask that was queued before this one.
    queueMicrotask(() => requestAnimationFrame(() => performance.mark('frame')))
  }
  addEventListener('keydown', press, { capture: true })
  addEventListener('input', answer)
}

/**
 * For each marked key, the milliseconds of processor time of the page's thread, on a slowed processor, from the key's
 * task to that of the frame with the results. Waiting for a busy machine or for the screen is not counted.
 */
export function keyTimes(events: readonly TraceEvent[]): number[] {
  const inOrder = events.toSorted((one, other) => one.ts - other.ts)
  const marks = inOrder.filter(
    ({ cat, name }) => cat === 'blink.user_timing' && (name === 'pressed' || name === 'frame'),
  )
  const tasks = inOrder.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === marks[0]?.pid && tid === marks[0].tid,
  )
  const taskOf = (mark: TraceEvent) => tasks.findIndex(({ ts, dur = 0 }) => ts + dur >= mark.ts)
  return marks.flatMap((pressed, at) => {
    const frame = marks[at + 1]
    if (pressed.name !== 'pressed' || frame?.name !== 'frame') return []
    const own = tasks.slice(taskOf(pressed), taskOf(frame) + 1)
    return (cpuRate * own.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000
  })
}
