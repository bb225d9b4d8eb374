import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { perContent } from './content-version.ts'

/**
 * Returns a function that finds the data of a collection's entry by its id. Every page looks up dozens, and Astro's
 * `getEntry` takes a while each time.
 */
export function dataById<Name extends CollectionKey>(collection: Name) {
  type Data = CollectionEntry<Name>['data']
  const all = perContent(
    async () => new Map<string, Data>((await getCollection(collection)).map(({ id, data }) => [id, data])),
  )
  return async (id: string): Promise<Data | undefined> => (await all()).get(id)
}
