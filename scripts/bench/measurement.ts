import type { Browser } from 'playwright'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Row } from './table.ts'

interface Progress {
  /** Says what is going on; the table is what counts. */
  progress(text: string): void
}

/** What a measurement of the machine's own work goes by. */
export interface MachineBench extends Progress {
  /** Pages of generated entries. */
  readonly pages: number
}

export type MeasureMachine = (bench: MachineBench) => Promise<readonly Row[]>

/** What a measurement of the built site works with. */
export interface Bench extends Progress {
  /** Address of the served site, without a path. */
  readonly site: string
  readonly browser: Browser
  /** The Chromium that `browser` is, for a tool that starts its own. */
  readonly chromium: string
  /** The locale whose pages are measured. */
  readonly locale: Locale
  /** Lighthouse runs per page. */
  readonly runs: number
  /** Loads of the page and of the bare page that are compared. */
  readonly pairs: number
}

export type Measure = (bench: Bench) => Promise<readonly Row[]>
