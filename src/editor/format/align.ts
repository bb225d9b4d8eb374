/** One step from a list to its next version. */
export type Step<Old, New> =
  | { readonly kind: 'same' | 'changed'; readonly old: Old; readonly next: New }
  | { readonly kind: 'removed'; readonly old: Old }
  | { readonly kind: 'added'; readonly next: New }

/**
 * The steps from one list to another: as many items as possible are the same, in the order of both. Between these, items
 * are taken for changed in pairs, and what is left over for added or removed.
 *
 *     align(['a', 'b'], ['a', 'x', 'y'], Object.is) // => same a, changed b to x, added y
 */
export function align<Old, New>(
  old: readonly Old[],
  next: readonly New[],
  isSame: (old: Old, next: New) => boolean,
): Step<Old, New>[] {
  const steps: Step<Old, New>[] = []
  let [oldFrom, nextFrom] = [0, 0]
  for (const [oldIndex, nextIndex] of longestCommon(old, next, isSame)) {
    steps.push(...pairUp(old.slice(oldFrom, oldIndex), next.slice(nextFrom, nextIndex)))
    steps.push({ kind: 'same', old: old[oldIndex] as Old, next: next[nextIndex] as New })
    oldFrom = oldIndex + 1
    nextFrom = nextIndex + 1
  }
  return [...steps, ...pairUp(old.slice(oldFrom), next.slice(nextFrom))]
}

function pairUp<Old, New>(old: readonly Old[], next: readonly New[]): Step<Old, New>[] {
  const pairs = Math.min(old.length, next.length)
  return [
    ...old
      .slice(0, pairs)
      .map((item, index) => ({ kind: 'changed', old: item, next: next[index] as New }) as const),
    ...old.slice(pairs).map(item => ({ kind: 'removed', old: item }) as const),
    ...next.slice(pairs).map(item => ({ kind: 'added', next: item }) as const),
  ]
}

/** Pairs of indexes of a longest common subsequence. What both begin and end with is not compared any further. */
function longestCommon<Old, New>(
  old: readonly Old[],
  next: readonly New[],
  isSame: (old: Old, next: New) => boolean,
): (readonly [number, number])[] {
  const shorter = Math.min(old.length, next.length)
  const alike = (oldIndex: number, nextIndex: number) => isSame(old[oldIndex] as Old, next[nextIndex] as New)
  let head = 0
  while (head < shorter && alike(head, head)) head += 1
  let tail = 0
  while (tail < shorter - head && alike(old.length - 1 - tail, next.length - 1 - tail)) tail += 1

  const [rows, columns] = [old.length - head - tail, next.length - head - tail]
  const lengths = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const length = alike(head + row, head + column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
      const own = lengths[row]
      if (own) own[column] = length
    }
  const middle: (readonly [number, number])[] = []
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    if (alike(head + row, head + column)) {
      middle.push([head + row, head + column])
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return [
    ...Array.from({ length: head }, (_, index) => [index, index] as const),
    ...middle,
    ...Array.from(
      { length: tail },
      (_, index) => [old.length - tail + index, next.length - tail + index] as const,
    ),
  ]
}
