/** A position in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lon: number
}

/** Grams of CO₂ equivalents per person and kilometre. */
export interface EmissionFactors {
  readonly train: number
  readonly plane: number
}

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance as the crow flies, in kilometres. */
export function straightKm(one: Coordinates, other: Coordinates): number {
  const [south, north] = [radians(one.lat), radians(other.lat)]
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/**
 * Kilometres of track per kilometre between the two stations of a direct connection, the average of our five measured
 * journeys.
 */
export const trackPerKm = 1.4

/** The shortest distance for which a flight is compared, in kilometres. */
export const shortestFlightKm = 150
