/**
 * What a change gives for each of many things, a few at a time, in their order. After the first that fails none is begun any
 * more, and it is told of once those under way have ended: nothing goes on behind it.
 *
 *     await mapConcurrently(['a', 'b'], async name => read(name), 6) // => [await read('a'), await read('b')]
 *
 * @throws what the first that fails throws
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
