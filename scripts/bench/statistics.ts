/**
 * The value below which a share of the values lies, interpolated between two of them.
 *
 *     percentile([4, 1, 3, 2], 0.5) // => 2.5
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('Nothing was measured')
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]) => percentile(values, 0.5)
