import * as v from 'valibot'

/** A trip that the reader has saved: its name, and its query string. */
export interface SavedTrip {
  readonly name: string
  readonly address: string
}

export const savedTripLimits = { trips: 30, name: 60, address: 2000 } as const

const savedTrips = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(savedTripLimits.name)),
      address: v.pipe(v.string(), v.regex(/^\?/), v.maxLength(savedTripLimits.address)),
    }),
  ),
  v.maxLength(savedTripLimits.trips),
)

/** Reads saved trips; none if they do not parse. */
export function readSavedTrips(saved: string): readonly SavedTrip[] {
  const parsed = v.safeParse(savedTrips, saved)
  return parsed.success ? parsed.output : []
}
