import { distanceTo } from './geometry.ts'
import { legKey, legsOf } from './lines.ts'
import type { MapLine, Point } from './model.ts'

/** How far a leg may deviate from a multiple of 45 degrees without a bend, in drawing units. */
const straight = 1

/**
 * The bends of the legs that are neither vertical, horizontal nor diagonal, by leg key. Such a leg is diagonal in one
 * part and vertical or horizontal in the other, in the order that turns the lines least at its ends and avoids other
 * stations.
 */
export function bendsOf(
  lines: readonly MapLine[],
  places: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const neighbours = new Map<string, string[]>()
  for (const { stations } of lines)
    stations.slice(1).forEach((to, index) => {
      const from = stations[index] ?? to
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const)
        neighbours.set(one, [...(neighbours.get(one) ?? []), other])
    })
  const bends = new Map<string, Point>()
  for (const leg of lines.flatMap(legsOf)) {
    const [from, to] = [places.get(leg.from), places.get(leg.to)]
    if (!from || !to || bends.has(legKey(leg))) continue
    const choices = choicesOf(from, to)
    if (choices.length === 0) continue
    const costs = choices.map(bend => {
      const turns = (
        [
          [leg.from, leg.to],
          [leg.to, leg.from],
        ] as const
      ).flatMap(([end, other]) => {
        const at = places.get(end)
        return (neighbours.get(end) ?? []).flatMap(id => {
          const next = places.get(id)
          return at && next && id !== other ? turn(bend, at, next) : 0
        })
      })
      const near = [...places].filter(
        ([id, place]) => id !== leg.from && id !== leg.to && distanceTo(boxAround(bend), place) < 24,
      )
      return Math.min(...turns, 9) + turns.reduce((sum, one) => sum + one, 0) / 4 + near.length * 4
    })
    const best = (costs[0] ?? 0) <= (costs[1] ?? 0) ? choices[0] : choices[1]
    if (best) bends.set(legKey(leg), best)
  }
  return bends
}

const boxAround = ({ x, y }: Point) => ({ left: x, right: x, top: y, bottom: y })

/** The two possible bends: with the diagonal part first, or last. */
function choicesOf(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy))
  if (diagonal < straight || Math.abs(Math.abs(dx) - Math.abs(dy)) < straight) return []
  const step = { x: Math.sign(dx) * diagonal, y: Math.sign(dy) * diagonal }
  return [
    { x: from.x + step.x, y: from.y + step.y },
    { x: to.x - step.x, y: to.y - step.y },
  ]
}

/** How much a line turns at a station, in eighths. */
function turn(before: Point, at: Point, after: Point): number {
  const angle = Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x)
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) / (Math.PI / 4)
}
