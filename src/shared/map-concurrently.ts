import { limitConcurrency } from './limit-concurrency.ts'

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
  const inTurn = limitConcurrency(limit)
  const faults: unknown[] = []
  const runs = items.map(item =>
    inTurn(async () => {
      if (faults.length > 0) throw faults[0]
      try {
        return await transform(item)
      } catch (fault) {
        faults.push(fault)
        throw fault
      }
    }),
  )
  const results = await Promise.allSettled(runs)
  return results.map(result => {
    if (result.status === 'rejected') throw faults[0]
    return result.value
  })
}
