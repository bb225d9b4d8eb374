import type { Browser, CDPSession } from 'playwright'

/** As much of a trace's event as is read here: times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  /** Processor time of the event's thread, which waits of a busy machine are no part of. */
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

export interface TaskWatch {
  /**
   * The longest task of a page's main thread while something runs, in milliseconds of processor time.
   *
   * @param address how the address begins under which the page is opened in it, or was opened before
   * @throws where the trace has no task of that page
   */
  longest(address: string, run: () => Promise<void>): Promise<number>
  end(): Promise<void>
}

/** Follows the tasks of a browser's pages. One page at a time. */
export async function taskWatch(browser: Browser): Promise<TaskWatch> {
  const session = await browser.newBrowserCDPSession()
  /** The process in which the page was opened. */
  let pid = 0

  return {
    async longest(address, run) {
      const events = await traced(session, run)
      const opened = events.findLast(
        ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address),
      )
      pid = opened?.pid ?? pid
      const main = events.find(
        ({ name, args, ...event }) =>
          name === 'thread_name' && args.name === 'CrRendererMain' && event.pid === pid,
      )
      const tasks = events.filter(
        ({ name, tid, ...event }) => name.endsWith('RunTask') && event.pid === pid && tid === main?.tid,
      )
      if (tasks.length === 0) throw new Error(`${address}: the trace has no task of this page`)
      return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
    },
    end: () => session.detach(),
  }
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  // The protocol's type says no more than that they are objects.
  const take = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', take)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
  })
  await run()
  const complete = new Promise<void>(done => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', take)
  return events
}
