import type { Browser } from 'playwright'

/** As much of a trace's event as is read here: times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the event's thread, which waits of a busy machine are no part of: at its begin, and while it lasted. */
  readonly tts?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

/** What a page's main thread did in one go. */
export interface Task {
  /** When it began, as `traceTime` has it. */
  readonly began: number
  /** Milliseconds of processor time. */
  readonly milliseconds: number
}

/** Milliseconds on the clock that traces go by. */
export const traceTime = () => Number(process.hrtime.bigint()) / 1e6

/**
 * The tasks of a page's main thread.
 *
 * @param address how the address begins under which the page is opened
 * @param use opens the page and closes it: with it open, the browser often takes five seconds to hand over a trace
 * @throws where the trace has no task of that page
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

/** What the browser did meanwhile. */
export async function traced(browser: Browser, run: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  // The protocol's type says no more than that they are objects.
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
