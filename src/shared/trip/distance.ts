const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A place on the globe, in degrees. */
export interface Place {
  readonly lat: number
  readonly lon: number
}

/** The distance of two places as the crow flies, in kilometres. */
export function distance(one: Place, other: Place): number {
  const [lat, otherLat] = [radians(one.lat), radians(other.lat)]
  const half =
    Math.sin((otherLat - lat) / 2) ** 2 +
    Math.cos(lat) * Math.cos(otherLat) * Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}
