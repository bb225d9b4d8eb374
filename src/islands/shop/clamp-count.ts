/**
 * A written number as a whole one within its limits; an empty field stays empty.
 *
 *     clampCount('999', 0, 40) // => '40'
 */
export function clampCount(written: string, min: number, max: number): string {
  const count = Math.trunc(Number(written))
  return written === '' || Number.isNaN(count) ? '' : String(Math.max(min, Math.min(max, count)))
}
