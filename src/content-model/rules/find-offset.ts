import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'

/**
 * Finds the position of a field in YAML: of its value if that is a single one, otherwise of its name, and for a missing
 * field of what should contain it. The file is parsed again for positions when the first field is looked up, since most
 * files have no fault.
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
