/** The height of the zones at the window's edges in which a dragged stop scrolls the page. */
const zone = 72

/** Pixels a frame at the very edge. */
const fastest = 14

/**
 * By how many pixels the page scrolls in a frame while a stop is dragged near an edge of the window, faster the nearer it
 * is.
 *
 * @param bottom the lower edge, or the upper one of a bar that covers it
 *
 *     edgeScroll(10, 800) // => -13
 */
export function edgeScroll(y: number, bottom: number): number {
  const speed = (depth: number) => Math.ceil((Math.min(Math.max(depth, 0), zone) / zone) * fastest)
  return speed(y - (bottom - zone)) || -speed(zone - y) || 0
}
