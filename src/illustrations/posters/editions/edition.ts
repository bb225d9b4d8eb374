import type { PosterFrame, PosterOptions } from '../options.ts'

type WithoutFrame<Options> = Options extends unknown
  ? Omit<Options, keyof PosterFrame | 'seed'> & { seed?: string }
  : never

/** What a named poster shows: its name is its seed, unless it has one of its own. */
export type Edition = WithoutFrame<PosterOptions>
