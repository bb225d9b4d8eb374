import type { TraceEvent } from './page-tasks.ts'
import { cpuRate } from './slow.ts'

/**
 * Milliseconds of processor time that the page's thread took for one key, as many times as the processor is slower that is
 * asked about. What it waits for, for a busy machine or for the screen's next frame, is in neither.
 */
export interface KeyTime {
  /** Until the page has the results. */
  readonly answered: number
  /** Until they are laid out and painted as well. */
  readonly painted: number
}

/**
 * Runs in a page: marks for the trace each key that writes, the moment at which the page has answered it, be it by leaving
 * results as they are, and the frame that shows them. What a page does after that frame, out of sight, is in neither.
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
    // React answers in a task of its own kind, which stands in line since it heard of the key.
    queueMicrotask(() => {
      performance.mark('answered')
      requestAnimationFrame(() => performance.mark('frame'))
    })
  }
  addEventListener('keydown', press, { capture: true })
  addEventListener('input', answer)
}

const markNames = new Set(['pressed', 'answered', 'frame'])

/** What the keys of a trace took that the timer marked: the tasks from that of the key to that of the frame. */
export function keyTimes(events: readonly TraceEvent[]): KeyTime[] {
  const inOrder = events.toSorted((one, other) => one.ts - other.ts)
  const marks = inOrder.filter(({ cat, name }) => cat === 'blink.user_timing' && markNames.has(name))
  const tasks = inOrder.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === marks[0]?.pid && tid === marks[0].tid,
  )
  /** Microseconds that the page's thread had worked on tasks at the moment of a mark, and will have when its task ends. */
  const worked = (mark: TraceEvent) => {
    let before = 0
    for (const { ts, tts = 0, dur = 0, tdur = 0 } of tasks) {
      if (ts + dur >= mark.ts) return { before, now: before + (mark.tts ?? 0) - tts, after: before + tdur }
      before += tdur
    }
    throw new Error(`The trace has no task of the mark ${mark.name}`)
  }
  const time = (microseconds: number) => (cpuRate * microseconds) / 1000
  return marks.flatMap((pressed, at) => {
    const [answered, frame] = marks.slice(at + 1)
    if (pressed.name !== 'pressed' || answered?.name !== 'answered' || frame?.name !== 'frame') return []
    const { before } = worked(pressed)
    return { answered: time(worked(answered).now - before), painted: time(worked(frame).after - before) }
  })
}
