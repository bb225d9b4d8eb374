/**
 * A whole number within limits. What is not a number counts as 0.
 *
 *     clampCount(999, 0, 40) // => 40
 */
export const clampCount = (count: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, Math.trunc(count) || 0))
