import type { Browser } from 'playwright'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Options } from './options.ts'
import type { Row } from './table.ts'

/** What every measurement is given. */
export interface Bench extends Options {
  /** Prints what is going on. */
  progress(text: string): void
}

/** What a measurement of the built site is given in addition. */
export interface SiteBench extends Bench {
  /** Address of the served site, without a path. */
  readonly site: string
  readonly browser: Browser
  /** The file of that Chromium, for a tool that starts its own. */
  readonly chromium: string
  readonly locale: Locale
}

export type Measure<Given = SiteBench> = (bench: Given) => Promise<readonly Row[]>
