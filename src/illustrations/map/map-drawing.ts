import type { GroundName } from './ground-names.ts'

/** Where the name of a sea or country stands: around `x`, from `top` on. */
export interface GroundMark extends Pick<GroundName, 'kind' | 'id' | 'rows'> {
  readonly x: number
  readonly top: number
}

/** Where a time stands: around `x`, on a baseline. */
export interface TimeMark {
  readonly minutes: number
  readonly x: number
  readonly bottom: number
}

/** A map without its words in a language, which `writeRailMap` adds. */
export interface MapDrawing {
  readonly width: number
  readonly height: number
  /** What lies under the names of seas and countries, and what stands over them. */
  readonly ground: string
  readonly marks: string
  readonly groundNames: readonly GroundMark[]
  readonly times: readonly TimeMark[]
}
