import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { slowCpu, steeredPage } from './slow.ts'
import { slowSpeed, startTcpLine } from './tcp-line.ts'
import { type Load, type Span, tracePicture, type Work, workNames } from './trace-picture.ts'

const file = 'test-results/guide-load.png'
const viewport = { width: 390, height: 844 }
/** After loading: pictures below the first screen, and what runs in an idle moment. */
const quiet = 1500

/** https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU: times in microseconds. */
const traceFile = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ts: v.number(),
      dur: v.optional(v.number(), 0),
      pid: v.number(),
      tid: v.number(),
      args: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
  ),
})
type TraceEvent = v.InferOutput<typeof traceFile>['traceEvents'][number]

/** A picture of a guide's first visit on a slow line and processor: what was seen, asked for and worked on, and when. */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const { path } = pageOf('guide-detail', locale)
  progress(path)
  const line = await startTcpLine(site, slowSpeed)
  const context = await browser.newContext({ viewport, isMobile: true })
  const { page, session } = await steeredPage(context)
  await slowCpu(session)
  const categories = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.screenshot']
  await browser.startTracing(page, { screenshots: true, categories })
  await page.goto(line.url + path, { waitUntil: 'load' })
  await page.waitForTimeout(quiet)
  const told = await page.evaluate(tellLoad)
  const { traceEvents } = v.parse(traceFile, JSON.parse((await browser.stopTracing()).toString()))
  const load: Load = { path, ...told, ...fromTrace(traceEvents) }
  await context.close()
  await line.close()

  const drawing = await browser.newPage({ viewport: { width: 1200, height: 400 } })
  await drawing.setContent(tracePicture(load))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await drawing.screenshot({ fullPage: true }))
  await drawing.close()
  return [{ what: 'A guide’s load on a slow line, drawn', where: path, measured: file }]
}

/** Runs in the page: what the browser tells of a load that is over, in milliseconds since its begin. */
async function tellLoad(): Promise<Pick<Load, 'requests' | 'marks'>> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>(done =>
      new PerformanceObserver(list => done(list.getEntries())).observe({ type, buffered: true }),
    )
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const paints = [
    ...(await entries('paint')).slice(-1),
    ...(await entries('largest-contentful-paint')).slice(-1),
  ]
  const requests = [visit, ...resources].filter(entry => entry !== undefined)
  return {
    requests: requests.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      name: new URL(name).pathname,
      from: startTime,
      to: responseEnd,
      bytes: encodedBodySize,
    })),
    marks: [
      ...paints.map(({ startTime, name }) => ({ name: name || 'largest paint', at: startTime })),
      { name: 'load', at: visit?.loadEventEnd ?? 0 },
    ],
  }
}

/** The frames that were seen and the work of the page's main thread. */
function fromTrace(events: readonly TraceEvent[]): Pick<Load, 'frames' | 'work'> {
  const begin = events.findLast(({ name, args }) => name === 'navigationStart' && isOfPage(args))
  if (!begin) throw new Error('The trace has no beginning of a navigation')
  const since = (time: number) => (time - begin.ts) / 1000
  const own = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
  return {
    frames: events
      .filter(({ name, args }) => name === 'Screenshot' && typeof args['snapshot'] === 'string')
      .map(({ ts, args }) => ({ at: since(ts), jpeg: String(args['snapshot']) })),
    work: own.flatMap(({ name, ts, dur }): (Span & { kind: Work })[] => {
      const kind = workNames[name]
      return kind ? [{ kind, from: since(ts), to: since(ts + dur) }] : []
    }),
  }
}

const navigation = v.object({
  data: v.object({ documentLoaderURL: v.pipe(v.string(), v.startsWith('http')) }),
})
const isOfPage = (args: unknown) => v.is(navigation, args)
