import { overlaps } from './geometry.ts'
import { type Candidate, candidates, type Label, type Stop, type Surroundings } from './label-candidates.ts'

const clearance = 2
const rounds = 3

/**
 * Finds a place for each stop's name that touches no other name, no stop and not the frame, and covers as little line
 * as possible. The most important stops choose first, then all choose again around the others. A name without a place
 * is left out.
 */
export function placeLabels(stops: readonly Stop[], surroundings: Surroundings): Label[] {
  const order = [...stops].sort((a, b) => b.rank - a.rank)
  const options = new Map(order.map(stop => [stop, candidates(stop, stops, surroundings)]))
  const placed = new Map<Stop, Candidate>()

  const free = (candidate: Candidate, without: readonly Stop[]) =>
    [...placed].every(
      ([stop, { box }]) =>
        stop === candidate.stop || without.includes(stop) || !overlaps(box, candidate.box, clearance),
    )
  const best = (stop: Stop) => options.get(stop)?.find(candidate => free(candidate, []))

  for (let round = 0; round < rounds; round += 1) {
    for (const stop of order) {
      const choice = best(stop)
      if (choice) placed.set(stop, choice)
      else makeRoom(stop)
    }
  }
  return order.flatMap(stop => placed.get(stop) ?? [])

  /** Places a name where another one is, if that one has another place. */
  function makeRoom(stop: Stop): void {
    for (const candidate of options.get(stop) ?? []) {
      const inTheWay = [...placed].find(([, { box }]) => overlaps(box, candidate.box, clearance))
      if (!inTheWay || !free(candidate, [inTheWay[0]])) continue
      placed.set(stop, candidate)
      placed.delete(inTheWay[0])
      const elsewhere = best(inTheWay[0])
      if (elsewhere) {
        placed.set(inTheWay[0], elsewhere)
        return
      }
      placed.delete(stop)
      placed.set(...inTheWay)
    }
  }
}
