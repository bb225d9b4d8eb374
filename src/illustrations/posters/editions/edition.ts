import type { PosterFrame, PosterOptions } from '../options.ts'

type WithoutFrame<Options> = Options extends unknown
  ? Omit<Options, keyof PosterFrame | 'seed'> & { seed?: string }
  : never

/** The options of a named poster. Its name is its seed, unless it has a seed of its own. */
export type Edition = WithoutFrame<PosterOptions>
