import type { z } from 'astro/zod'
import type { claims } from './fields.ts'

export type Claim = z.output<typeof claims>[number]

/**
 * A line for each claim whose time is over, with its file.
 *
 * `expiredClaims([…], 'content/tips/x', new Date('2027-12-01'))`
 * `// => ['content/tips/x: claims: "fees" was checked on 2026-11-21 and expired on 2027-11-21: read …']`
 */
export function expiredClaims(list: readonly Claim[], where: string, now: Date): string[] {
  const isoDay = (date: Date) => date.toISOString().slice(0, 10)
  return list
    .filter(({ expires }) => expires <= now)
    .map(
      ({ what, source, checked, expires }) =>
        `${where}: claims: "${what.en}" was checked on ${isoDay(checked)} and expired on ${isoDay(expires)}: read ${source} again`,
    )
}
