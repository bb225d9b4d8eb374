import type { z } from 'astro/zod'
import { isoDay } from '../shared/iso-day.ts'
import type { claims } from './fields.ts'

export type Claim = z.output<typeof claims>[number]

/** The expired claims, by their index in the list, each with what to do. */
export function expiredClaims(list: readonly Claim[], now: Date): { index: number; message: string }[] {
  return list.flatMap(({ what, source, checked, expires }, index) =>
    expires <= now
      ? [
          {
            index,
            message: `"${what.en}" was checked on ${isoDay(checked)} and expired on ${isoDay(expires)}: read ${source} again`,
          },
        ]
      : [],
  )
}
