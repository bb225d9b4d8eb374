import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Random } from '../../../src/illustrations/posters/random.ts'

const stationList = v.array(v.object({ id: v.string(), lat: v.number(), lon: v.number() }))
export type Station = v.InferOutput<typeof stationList>[number]

export const readStations = (content: string): Station[] =>
  v.parse(stationList, parse(readFileSync(join(content, 'stations.yaml'), 'utf8')))

/** In degrees of latitude: precise enough to sort stations. */
const distance = (one: Station, other: Station) =>
  Math.hypot(one.lat - other.lat, (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180))

/** The stations of one region: a random station, and those nearest to it. */
export function neighbourhood(stations: readonly Station[], random: Random): Station[] {
  const europe = stations.filter(station => station.lon < 60)
  const middle = pick(europe, random)
  return europe.toSorted((one, other) => distance(middle, one) - distance(middle, other)).slice(0, 24)
}

/** A line through some stations of a region: each next station is the nearest one left. */
export function walk(stations: readonly Station[], length: number, random: Random): string[] {
  const left = [...stations]
  let [at] = left.splice(Math.floor(random.next() * left.length), 1)
  const line: string[] = []
  while (at && line.length < length) {
    line.push(at.id)
    const here = at
    left.sort((one, other) => distance(here, one) - distance(here, other))
    at = left.shift()
  }
  return line
}

/** A random item of a list. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random.next() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
