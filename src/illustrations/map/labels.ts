import { lengthInside, overlaps } from './geometry.ts'
import { type Candidate, candidates, type Label, type Stop, type Surroundings } from './label-candidates.ts'

const clearance = 2
const rounds = 4

/** The penalty for leaving a name out: higher than that of any place. */
const unnamed = 2000

/**
 * Places each stop's name where it touches no other name, no stop and not the frame, and covers as little of the lines as
 * possible. The most important names are placed first. Then each name moves to a better place if that gains more than
 * moving the names in its way costs. A name that does not fit is left out.
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

  /** Moves a name to the place that is best for itself and the names in its way. */
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

/** Whether two names or their leaders touch. */
const collide = (one: Label, other: Label): boolean =>
  overlaps(one.box, other.box, clearance) || leads(one, other) || leads(other, one)

const leads = ({ leader }: Label, { box }: Label) =>
  leader !== undefined && lengthInside(box, leader[0], leader[1]) > 0
