import type { Browser, Page } from 'playwright'
import { cpuRate, phone } from './measurement.ts'

/** The fields of a trace's event that are read here; times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the event's thread, which does not include waiting on a busy machine. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } }
}

/** Milliseconds on the clock of traces. */
export const traceTime = () => Number(process.hrtime.bigint()) / 1e6

/**
 * The browser's trace during a run.
 *
 * @param run closes the page that it uses: while one is open, the browser often takes five seconds to hand over a trace
 */
export async function traced(browser: Browser, run: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  // The protocol's types only say that they are objects.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as object[] as TraceEvent[])))
  const complete = new Promise<void>(done => session.once('Tracing.tracingComplete', () => done()))
  const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await run()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}

/**
 * The tasks of the thread on which an event happened: beginning and end on the clock of `traceTime`, and processor time
 * on a slowed processor, all in milliseconds. The measured time is multiplied, since the browser's own throttling slows
 * a page more on a busier machine.
 */
export const tasksOfThread = (events: readonly TraceEvent[], { pid, tid }: TraceEvent) =>
  events
    .filter(event => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      began: ts / 1000,
      ended: (ts + dur) / 1000,
      slowed: (cpuRate * tdur) / 1000,
    }))

/**
 * Opens a page on a phone, types in it, and returns the time of each key in milliseconds, as `keyTimes` does.
 *
 * @param open opens the page and installs what marks its keys
 * @param type types the keys that are measured
 */
export async function timeKeys(
  browser: Browser,
  open: (page: Page) => Promise<void>,
  type: (page: Page) => Promise<void>,
): Promise<number[]> {
  const page = await browser.newPage(phone)
  await open(page)
  const events = await traced(browser, async () => {
    await type(page)
    await page.close()
  })
  return keyTimes(events)
}

/**
 * The page marks each key as "pressed", and the frame that shows its response as "frame". For each such pair: the
 * milliseconds of processor time of the page's thread, on a slowed processor, from the key's task to that of the frame.
 * Waiting for a busy machine or for the screen is not counted, nor is what a page does after the frame.
 */
export function keyTimes(events: readonly TraceEvent[]): number[] {
  const marks = events
    .filter(({ name }) => name === 'pressed' || name === 'frame')
    .toSorted((one, other) => one.ts - other.ts)
  return marks.flatMap((pressed, at) => {
    const frame = marks[at + 1]
    if (pressed.name !== 'pressed' || frame?.name !== 'frame') return []
    return tasksOfThread(events, pressed)
      .filter(({ began, ended }) => ended >= pressed.ts / 1000 && began <= frame.ts / 1000)
      .reduce((sum, { slowed }) => sum + slowed, 0)
  })
}
