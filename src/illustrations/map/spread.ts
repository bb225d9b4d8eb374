import type { Point } from './model.ts'
import type { Warp } from './warp.ts'

/** How a map is stretched where stations are close together. */
export interface Spread {
  /** From 0 (no change) to 1 (equal distances between neighbouring stations on each axis). */
  readonly share: number
  /** The height that the stations may take. */
  readonly top: number
  readonly bottom: number
  /** How much higher a low map may become. */
  readonly mostStretch: number
}

/**
 * Stretches the ground where stations are close together, and compresses it where there are none. Each axis is changed
 * independently and monotonically, so that what is west or north of something stays so, and no coast folds.
 */
export function spreadGround(points: readonly Point[], { share, top, bottom, mostStretch }: Spread): Warp {
  const ys = points.map(({ y }) => y)
  const used = Math.max(...ys) - Math.min(...ys)
  const factor = Math.min(mostStretch, Math.max(1, (bottom - top) / Math.max(used, 1)))
  const middle = (top + bottom) / 2
  const across = spreadAxis(
    points.map(({ x }) => x),
    share,
  )
  const down = spreadAxis(ys, share)
  return ({ x, y }) => ({ x: across(x), y: middle + (down(y) - middle) * factor })
}

/** Stretches one axis: piecewise linear between the stations' values, and unchanged beyond the outermost. */
function spreadAxis(values: readonly number[], share: number): (value: number) => number {
  const from = [...new Set(values)].sort((one, other) => one - other)
  const [first = 0, last = 0] = [from[0], from.at(-1)]
  if (share === 0 || from.length < 3) return value => value
  const to = from.map(
    (value, index) => value + share * (first + ((last - first) * index) / (from.length - 1) - value),
  )
  return value => {
    if (value <= first || value >= last) return value
    const next = from.findIndex(one => one > value)
    const [a = 0, b = 1, c = 0, d = 1] = [from[next - 1], from[next], to[next - 1], to[next]]
    return c + ((value - a) / (b - a)) * (d - c)
  }
}
