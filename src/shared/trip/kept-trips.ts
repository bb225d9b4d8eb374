import * as v from 'valibot'

/** A trip that the reader keeps: its name, and the query string that holds it. */
export interface KeptTrip {
  readonly name: string
  readonly address: string
}

export const keptTripLimits = { trips: 30, name: 60, address: 2000 } as const

const keptTrips = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(keptTripLimits.name)),
      address: v.pipe(v.string(), v.regex(/^\?/), v.maxLength(keptTripLimits.address)),
    }),
  ),
  v.maxLength(keptTripLimits.trips),
)

/** Reads kept trips; none where they do not parse. */
export function readKeptTrips(saved: string): readonly KeptTrip[] {
  const parsed = v.safeParse(keptTrips, saved)
  return parsed.success ? parsed.output : []
}
