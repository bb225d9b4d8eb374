import { getEntry } from 'astro:content'
import { checked } from './checked.ts'

/** The station with an id. */
export const getStation = async (id: string) =>
  checked(await getEntry('stations', id), `The station "${id}"`).data

/** The stations of a list of ids, each once. */
export const getStations = (ids: Iterable<string>) => Promise.all([...new Set(ids)].map(getStation))
