import { getEntry } from 'astro:content'

/** The stations of a list of ids. @throws naming the place and the id that `content/stations.yaml` lacks. */
export async function getStations(ids: Iterable<string>, where: string) {
  return Promise.all(
    [...new Set(ids)].map(async id => {
      const entry = await getEntry('stations', id)
      if (!entry) throw new Error(`${where}: no station "${id}" in content/stations.yaml`)
      return entry.data
    }),
  )
}
