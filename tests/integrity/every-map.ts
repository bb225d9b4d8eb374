import { type MapOfEntry, railMapInput } from '../../src/components/map/rail-map-input.ts'
import { getCityPairs, pairSlug } from '../../src/content-model/city-pairs.ts'
import { sortedEntries } from '../../src/content-model/lists.ts'
import type { RailMapInput } from '../../src/illustrations/map/model.ts'
import { journeyLines } from '../../src/views/city-pair/journey-lines.ts'

interface NamedMap {
  readonly name: string
  readonly input: RailMapInput
}

const named = async (name: string, map: MapOfEntry): Promise<NamedMap> => ({
  name,
  input: await railMapInput(map),
})

/** The maps of all guides, routes and city pairs, as their pages draw them. The drawing serves every language. */
export async function everyMap(): Promise<readonly NamedMap[]> {
  const guides = (await sortedEntries('guides', 'en')).map(({ facts, text }) =>
    named(text.title, { title: text.title, map: facts.map, names: text.lines }),
  )
  const routes = (await sortedEntries('routes', 'en')).map(({ facts, text }) =>
    named(text.title, { title: text.title, map: facts.map, names: text.lines, start: facts.start }),
  )
  const pairs = (await getCityPairs()).map(pair => {
    const name = pairSlug(pair, 'en')
    const map = journeyLines(pair.ways)
    return named(name, { title: name, map, names: Object.fromEntries(map.lines.map(({ id }) => [id, ''])) })
  })
  return Promise.all([...guides, ...routes, ...pairs])
}
