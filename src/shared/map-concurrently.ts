/**
 * Transforms items concurrently, at most `limit` at a time, and returns the results in order. After the first failure
 * no further item is started, and the promise rejects once the running ones have ended.
 *
 *     await mapConcurrently(['a', 'b'], async name => read(name), 6) // => [await read('a'), await read('b')]
 *
 * @throws the first failure
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  transform: (item: Item) => Promise<Result>,
  limit = 24,
): Promise<Result[]> {
  const results: Result[] = []
  const faults: unknown[] = []
  let next = 0
  const work = async () => {
    while (faults.length === 0 && next < items.length) {
      const index = next++
      try {
        results[index] = await transform(items[index] as Item)
      } catch (fault) {
        faults.push(fault)
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  if (faults.length > 0) throw faults[0]
  return results
}
