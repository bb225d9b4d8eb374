import { geoDistance } from 'd3-geo'
import type { MapStation } from './model.ts'

const earthKm = 6371
/** Stations nearer than this are one town. */
const townKm = 12
/** A leg follows the stations of another route if that is at most so many times as long. */
const mostDetour = 1.35

type Line = readonly string[]

/**
 * The lines of routes as one network, so that routes on the same track are drawn on it: each town has one station, and a
 * leg that passes through stations without naming them has them if another route does.
 *
 * @returns the lines of each route, in the same order
 */
export function routeNetwork(
  routes: readonly (readonly Line[])[],
  stations: ReadonlyMap<string, MapStation>,
): Line[][] {
  const towns = townsOf(new Set(routes.flat(2)), stations)
  const lines = routes.map(own => own.map(line => withoutRepeats(line.map(id => towns.get(id) ?? id))))
  const long = (line: Line) =>
    line
      .slice(1)
      .reduce((sum, to, index) => sum + distanceKm(stations.get(line[index] ?? to), stations.get(to)), 0)
  const all = lines.flat()
  const detours = new Map<string, Line>()
  for (const line of [...all, ...all.map(line => line.toReversed())])
    line.forEach((from, start) => {
      for (let end = start + 2; end < line.length; end += 1) {
        const part = line.slice(start, end + 1)
        const leg = [from, part.at(-1) ?? from]
        if (new Set(part).size < part.length || long(part) > long(leg) * mostDetour) continue
        const key = leg.join(' ')
        if (part.length > (detours.get(key)?.length ?? 0)) detours.set(key, part)
      }
    })
  const follow = (leg: Line): Line => {
    const part = detours.get(leg.join(' '))
    return part ? joined(legsOf(part).map(follow)) : leg
  }
  return lines.map(own => own.map(line => joined(legsOf(line).map(follow))))
}

/** The station of its town for each station: the one with the shortest name. */
function townsOf(
  ids: ReadonlySet<string>,
  stations: ReadonlyMap<string, MapStation>,
): ReadonlyMap<string, string> {
  const nameOf = (id: string) => stations.get(id)?.name ?? id
  const shortFirst = [...ids].sort((a, b) => nameOf(a).length - nameOf(b).length)
  const towns: string[] = []
  return new Map(
    shortFirst.map(id => {
      const town = towns.find(other => distanceKm(stations.get(id), stations.get(other)) < townKm)
      if (town === undefined) towns.push(id)
      return [id, town ?? id]
    }),
  )
}

const distanceKm = (one: MapStation | undefined, other: MapStation | undefined) =>
  one && other ? geoDistance([one.lon, one.lat], [other.lon, other.lat]) * earthKm : 0
const withoutRepeats = (line: Line): Line => line.filter((id, index) => id !== line[index - 1])
const legsOf = (line: Line): Line[] => line.slice(1).map((to, index) => [line[index] ?? to, to])
const joined = (legs: readonly Line[]): Line => withoutRepeats(legs.flat())
