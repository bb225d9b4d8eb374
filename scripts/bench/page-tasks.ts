import type { Browser } from 'playwright'

/** The fields of a trace's event that are read here; times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /**
   * Processor time of the event's thread, which does not include waiting on a busy machine: at its beginning, and its
   * duration.
   */
  readonly tts?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

/** A task of a page's main thread. */
export interface Task {
  /** The beginning, on the clock of `traceTime`. */
  readonly began: number
  /** Milliseconds of processor time. */
  readonly milliseconds: number
}

/** Milliseconds on the clock of traces. */
export const traceTime = () => Number(process.hrtime.bigint()) / 1e6

/**
 * The tasks of a page's main thread.
 *
 * @param address the beginning of the page's address
 * @param use opens the page and closes it: while it is open, the browser often takes five seconds to hand over a trace
 * @throws if the trace has no task of that page
 */
export async function tasksOf(browser: Browser, address: string, use: () => Promise<void>): Promise<Task[]> {
  const events = await traced(browser, use)
  const pid = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address),
  )?.pid
  const main = events.find(
    ({ name, args, ...event }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' && event.pid === pid,
  )
  const tasks = events.filter(
    ({ name, tid, ...event }) => name === 'RunTask' && event.pid === pid && tid === main?.tid,
  )
  if (tasks.length === 0) throw new Error(`${address}: the trace has no task of this page`)
  return tasks.map(({ ts, tdur = 0 }) => ({ began: ts / 1000, milliseconds: tdur / 1000 }))
}

/** The browser's trace during a run. */
export async function traced(browser: Browser, run: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  // The protocol's types only say that they are objects.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as object[] as TraceEvent[])))
  const complete = new Promise<void>(done => session.once('Tracing.tracingComplete', () => done()))
  const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await run()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}
