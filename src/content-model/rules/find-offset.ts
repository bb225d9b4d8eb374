import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'

/**
 * Where a field stands in YAML: its value where that is a single one, else its name, and of a missing field what should
 * hold it. Read anew by a parser that keeps places, when the first field is asked for: most files have no fault.
 */
export function offsetFinder(yaml: string): (path: readonly PropertyKey[]) => number {
  let contents: unknown
  return path => {
    contents ??= parseDocument(yaml).contents
    return findOffset(contents, path)
  }
}

function findOffset(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents
  let offset = startOf(node) ?? 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(item => isScalar(item.key) && String(item.key.value) === String(key))
      if (!pair) break
      node = pair.value
      offset = (isScalar(node) ? startOf(node) : undefined) ?? startOf(pair.key) ?? offset
    } else if (isSeq(node)) {
      const item = node.items[Number(key)]
      if (item === undefined) break
      node = item
      offset = startOf(node) ?? offset
    } else break
  }
  return offset
}

const startOf = (node: unknown) => (node as Node | null | undefined)?.range?.[0]
