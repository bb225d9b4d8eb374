import type { Browser } from 'playwright'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Options } from './options.ts'
import type { Row } from './table.ts'

/** What every measurement gets. */
export interface Bench extends Options {
  /** Prints the progress. */
  progress(text: string): void
}

/** What a measurement of the built site gets in addition. */
export interface SiteBench extends Bench {
  /** The address of the served site, without a path. */
  readonly site: string
  readonly browser: Browser
  /** The executable of that Chromium, for a tool that starts its own. */
  readonly chromium: string
  readonly locale: Locale
}

export type Measure<Given = SiteBench> = (bench: Given) => Promise<readonly Row[]>
