import type { BasketLine } from '../../shared/shop/basket/line.ts'

const mark = 'trip-'

/** The id of a further line that the planner puts into the basket. */
export const newTripLineId = () => mark + crypto.randomUUID()

/** The lines of a kind that the planner has put into the basket, the latest last. */
export const tripLines = (lines: readonly BasketLine[], kind: BasketLine['kind']): BasketLine[] =>
  lines.filter(line => line.kind === kind && line.id.startsWith(mark))

/** Whether two lines order the same, whatever their ids and the prices that the reader saw. */
export const isSameOrder = (one: BasketLine, other: BasketLine): boolean => orderOf(one) === orderOf(other)

function orderOf({ id: _, seen: __, ...order }: BasketLine): string {
  return JSON.stringify(Object.entries(order).sort(([one], [other]) => (one < other ? -1 : 1)))
}
