import { fold } from '../search/fold.ts'
import { misspelling } from '../search/misspelling.ts'
import { connectionCounts } from './connection-counts.ts'
import type { PlannerNetwork, PlannerStation } from './planner-network.ts'

/** Finds stations by what a reader types. */
export type StationFinder = (typed: string) => PlannerStation[]

const most = 8

/** A name in folded letters and digits: `foldName('Köpenhamn C') // => 'kopenhamn c'` */
const foldName = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(Boolean)
    .join(' ')

/**
 * Makes a finder of stations by their names, in any of the site's languages or as written at the station: first exact
 * names, then beginnings, then misspelled names. Among equal matches the station with the most connections comes first.
 */
export function stationFinder({
  stations,
  lines,
}: Pick<PlannerNetwork, 'stations' | 'lines'>): StationFinder {
  const connections = connectionCounts(lines)
  const known = [...stations.values()].map(station => {
    const { id, platform, name, otherNames } = station
    const names = [...new Set([name, platform, ...otherNames].map(foldName))]
    return { station, names, connections: connections.get(id) ?? 0 }
  })
  return typed => {
    const wanted = foldName(typed)
    if (wanted === '') return []
    return known
      .flatMap(({ names, ...found }) => {
        const distance = Math.min(...names.map(name => distanceTo(name, wanted)))
        return distance < Infinity ? [{ ...found, distance }] : []
      })
      .sort((one, other) => one.distance - other.distance || other.connections - one.connections)
      .slice(0, most)
      .map(({ station }) => station)
  }
}

/** How well a name matches: 0 if it is the same, Infinity if it does not match. */
function distanceTo(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(` ${wanted}`)) return 2
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2
  if (allowed === 0) return Infinity
  const { full, prefix } = misspelling(wanted, name)
  const wrong = Math.min(full, prefix)
  return wrong <= allowed ? 3 + wrong : Infinity
}
