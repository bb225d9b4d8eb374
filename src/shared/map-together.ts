/**
 * What a change gives for each of many things, a few at a time, in their order. After the first that fails none is begun any
 * more; those under way end by themselves.
 *
 *     await mapTogether(['a', 'b'], async name => read(name), 6) // => [await read('a'), await read('b')]
 *
 * @throws what the first that fails throws
 */
export async function mapTogether<Item, Result>(
  items: readonly Item[],
  change: (item: Item) => Promise<Result>,
  together = 24,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const work = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await change(items[index] as Item)
    }
  }
  const stop = (fault: unknown) => {
    next = items.length
    throw fault
  }
  await Promise.all(Array.from({ length: together }, () => work().catch(stop)))
  return results
}
