import type { Browser } from 'playwright'

/** What every part of the bench gets. */
export interface Bench {
  /** The address of the served site, without a path. */
  readonly site: string
  readonly browser: Browser
  /** The executable of that Chromium, for a tool that starts its own. */
  readonly chromium: string
  /** A temporary folder, which is removed after the part. */
  readonly folder: string
  /** Lighthouse runs per page. */
  readonly runs: number
  /** The number of pairs of a page and its bare page that are compared. */
  readonly pairs: number
  /** The numbers of pages made from copies, for each of which the site is built. */
  readonly pages: readonly number[]
  /** Prints the progress. */
  progress(text: string): void
  /** Returns a server or browser, and closes it after the part. */
  closeLater<Running extends { close(): unknown }>(running: Running): Running
}

export type Measure = (bench: Bench) => Promise<readonly Row[]>

/** One line of the result. */
export interface Row {
  readonly what: string
  readonly measured: string
  /** Absent for a figure that is only reported. */
  readonly target?: string
  readonly isMissed?: boolean
}

/** A phone's screen, as Playwright's options describe it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * The factor by which the processor of a mid-range phone is slower than this machine's, as in Lighthouse's mobile
 * setting.
 */
export const cpuRate = 4

/**
 * The value below which a share of the values lies, interpolated between two of them.
 *
 *     percentile([4, 1, 3, 2], 0.5) // => 2.5
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('Nothing was measured')
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** `asRatio(1.234) // => '1.23 ×'` */
export const asRatio = (value: number) => `${value.toFixed(2)} ×`

/** A figure of one page, such as a time in milliseconds. */
export type PageFigure = { readonly path: string; readonly value: number }

/**
 * A figure of several pages in one row: the median, the number of pages within the limit, and the five highest. Without
 * a limit it is only reported.
 */
export function pagesRow(
  what: string,
  pages: readonly PageFigure[],
  format: (value: number) => string,
  limit?: number,
): Row {
  const highest = pages.toSorted((one, other) => other.value - one.value).slice(0, 5)
  const named = highest.map(({ path, value }) => `${path} ${format(value)}`)
  const middle = format(median(pages.map(({ value }) => value)))
  const row = {
    what: `${what}, ${pages.length} kinds of page`,
    measured: `median ${middle}; highest ${named.join(', ')}`,
  }
  if (limit === undefined) return row
  const within = pages.filter(({ value }) => value <= limit).length
  const target = `≤ ${format(limit)}, met by ${within} of ${pages.length}`
  return { ...row, target, isMissed: within < pages.length }
}
