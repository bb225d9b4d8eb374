import { lengthInside, overlaps } from './geometry.ts'
import { type Candidate, candidates, type Label, type Stop, type Surroundings } from './label-candidates.ts'

const clearance = 2
const rounds = 4

/** What it costs to leave a name out: more than any place. */
const unnamed = 2000

/**
 * Gives each stop's name a place where it touches no other name, no stop and not the frame, and lies on as little line as
 * possible. The most important choose first; then each name takes a better place where that is worth more than what it
 * costs the names that it drives from there. A name for which there is no room is left out.
 */
export function placeLabels(stops: readonly Stop[], surroundings: Surroundings): Candidate[] {
  const order = [...stops].sort((a, b) => b.rank - a.rank)
  const options = new Map(order.map(stop => [stop, candidates(stop, stops, surroundings)]))
  const placed = new Map<Stop, Candidate>()

  const costOf = (stop: Stop) => placed.get(stop)?.cost ?? unnamed
  const inTheWayOf = (candidate: Candidate) =>
    [...placed.values()].filter(other => other.stop !== candidate.stop && collide(other, candidate))
  const best = (stop: Stop) => options.get(stop)?.find(candidate => inTheWayOf(candidate).length === 0)

  for (let round = 0; round < rounds; round += 1) {
    const before = order.map(stop => placed.get(stop))
    for (const stop of order) improve(stop)
    if (order.every((stop, index) => placed.get(stop) === before[index])) break
  }
  return order.flatMap(stop => placed.get(stop) ?? [])

  /** Takes the place that is best for this name and for those that make way for it. */
  function improve(stop: Stop): void {
    for (const candidate of options.get(stop) ?? []) {
      if (candidate.cost >= costOf(stop)) return
      const others = inTheWayOf(candidate)
      const former = [stop, ...others.map(other => other.stop)].map(one => [one, placed.get(one)] as const)
      const cost = former.reduce((sum, [one]) => sum + costOf(one), 0)
      for (const [one] of former) placed.delete(one)
      placed.set(stop, candidate)
      for (const other of others) {
        const elsewhere = best(other.stop)
        if (elsewhere) placed.set(other.stop, elsewhere)
      }
      if (former.reduce((sum, [one]) => sum + costOf(one), 0) < cost) return
      for (const [one, place] of former) {
        if (place) placed.set(one, place)
        else placed.delete(one)
      }
    }
  }
}

/** Whether two names, with what leads to them, touch. */
const collide = (one: Label, other: Label): boolean =>
  overlaps(one.box, other.box, clearance) || leads(one, other) || leads(other, one)

const leads = ({ leader }: Label, { box }: Label) =>
  leader !== undefined && lengthInside(box, leader[0], leader[1]) > 0
