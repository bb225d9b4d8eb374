/** How far a row of posters goes at a press: as many whole ones as are in sight, and at least one. */
export function step(viewport: number, item: number, gap: number): number {
  return Math.max(1, Math.floor((viewport + gap) / (item + gap))) * (item + gap)
}
