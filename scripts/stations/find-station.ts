import type { z } from 'astro/zod'
import type { station } from '../../src/content-model/file-schemas.ts'
import { slugOf } from '../../src/shared/slug-of.ts'
import { StartError } from '../server/start-error.ts'

type Station = z.output<typeof station>

/**
 * The number of letters to insert, remove or change to turn one word into another.
 * `editDistance('hamborg', 'hamburg') // => 1`
 */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at++) {
      const changed = (row[at] ?? 0) + (letter === other[at] ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The maximum number of letters in which a name may differ from what was typed. */
const mostEdits = 2

/**
 * The ids of stations whose id, name or town is similar to a word, the most similar first.
 * `nearIds('copenhagen', …) // => ['kobenhavn-h', …]`
 */
function nearIds(word: string, stations: readonly Station[]): string[] {
  const slug = slugOf(word)
  const distanceOf = ({ id, name, place }: Station) => {
    const names = [id, name, ...Object.values(place ?? {})].map(slugOf)
    if (names.some(own => slug !== '' && (own.startsWith(slug) || slug.startsWith(`${own}-`)))) return 0
    return Math.min(
      ...names.flatMap(own => [own, own.split('-')[0] ?? own]).map(own => editDistance(slug, own)),
    )
  }
  return stations
    .map(station => ({ id: station.id, distance: distanceOf(station) }))
    .filter(({ distance }) => distance <= mostEdits)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 6)
    .map(({ id }) => id)
}

/** The station with an id. @throws StartError that names similar stations */
export function findStation(id: string, stations: readonly Station[]): Station {
  const found = stations.find(station => station.id === id)
  if (found) return found
  const near = nearIds(id, stations)
  throw new StartError(
    near.length > 0
      ? `There is no station "${id}". Did you mean ${near.join(', ')}?`
      : `There is no station "${id}", and none with a similar name: add it to content/stations.yaml first`,
  )
}
