/** The distance that a row of posters scrolls at a press: as many posters as are in full view, and at least one. */
export function step(viewport: number, item: number, gap: number): number {
  return Math.max(1, Math.floor((viewport + gap) / (item + gap))) * (item + gap)
}
