import type { Line } from './network.ts'

/** The number of direct connections of each station, by its id. */
export function connectionCounts(lines: readonly Pick<Line, 'from' | 'to'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { from, to } of lines) for (const id of [from, to]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
