/** Where something stands, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lon: number
}

/** Grams of CO₂ equivalents for each person and kilometre. */
export interface EmissionFactors {
  readonly train: number
  readonly plane: number
}

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies. */
export function straightKm(one: Coordinates, other: Coordinates): number {
  const [south, north] = [radians(one.lat), radians(other.lat)]
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Kilometres of track for each kilometre between two stations of a direct connection, as our five measured journeys have it. */
export const trackPerKm = 1.4

/** Nobody flies a shorter way. */
export const shortestFlightKm = 150
