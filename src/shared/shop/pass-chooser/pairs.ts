import { addDays, daysBetween, type IsoDay } from '../../iso-day.ts'
import type { Interrail, InterrailVariant } from '../catalogue/products.ts'
import { lastDay, type TravelPeriod } from './covers.ts'
import type { Offer, PriceOf, SplitLimits, Trip } from './offers.ts'

interface Split extends SplitLimits {
  /** The number of ways in which the travel days can be split, less one: the more, the likelier the trip fits. */
  readonly freedom: number
}

interface PairOffer extends Offer {
  readonly freedom: number
}

interface PairOptions {
  /** The last day on which a pass ordered today may begin. */
  readonly latestStart: IsoDay
  /** Only pairs that cost less than this are considered. */
  readonly below: number
}

/**
 * The cheapest two passes in a row that cover a trip, if they cost less than a given sum.
 *
 * The first begins on the first day of the trip, the second on the day after the first ends, so every day of the trip
 * is within exactly one of them. It is not known which days have trains. A pair covers the trip if its travel days
 * *can* be distributed so that neither pass runs out; the offer includes how they must be distributed, to be told to
 * the customer. Ages count on the first day of each pass. Two passes that are valid at the same time are not
 * considered.
 *
 * Of two pairs at the same price the one is chosen whose travel days can be distributed more freely, then the one with
 * the longer first pass.
 */
export function cheapestPair(
  { variants }: Pick<Interrail, 'variants'>,
  trip: Trip,
  priceOf: PriceOf,
  { latestStart, below }: PairOptions,
): Offer | undefined {
  const pairs: PairOffer[] = []
  for (const variant of variants) {
    const firstEnds = lastDay(variant, trip.from)
    if (firstEnds >= trip.to || addDays(firstEnds, 1) > latestStart) continue
    const price = priceOf(variant, trip.from)
    if (!price.ok || price.total >= below) continue
    for (const following of variants) {
      const split = splitBetween(variant, following, trip)
      if (!split) continue
      const further = priceOf(following, split.secondBegins)
      if (!further.ok) continue
      const total = price.total + further.total
      if (total >= below) continue
      const { freedom, ...limits } = split
      pairs.push({
        variant,
        price,
        total,
        freedom,
        second: { variant: following, price: further, ...limits },
      })
    }
  }
  pairs.sort(
    (one, other) => one.total - other.total || other.freedom - one.freedom || laterChange(one, other),
  )
  const [best] = pairs
  if (!best) return undefined
  const { freedom: _, ...offer } = best
  return offer
}

const laterChange = (one: PairOffer, other: PairOffer) =>
  (one.second?.firstEnds ?? '') > (other.second?.firstEnds ?? '') ? -1 : 1

/** How travel days may be split between two passes in a row; `undefined` if both together are not enough. */
export function splitBetween(
  first: InterrailVariant,
  second: InterrailVariant,
  { from, to, travelDays }: TravelPeriod,
): Split | undefined {
  const firstEnds = lastDay(first, from)
  const secondBegins = addDays(firstEnds, 1)
  if (firstEnds >= to || lastDay(second, secondBegins) < to) return undefined
  const before = Math.min(travelDays, daysBetween(from, firstEnds))
  const after = Math.min(travelDays, daysBetween(secondBegins, to))
  const mostBefore = Math.min(before, first.travelDays ?? before)
  const mostAfter = Math.min(after, second.travelDays ?? after)
  const freedom = mostBefore + mostAfter - travelDays
  if (freedom < 0) return undefined
  return {
    firstEnds,
    secondBegins,
    ...(mostBefore < before && { mostBefore }),
    ...(mostAfter < after && { mostAfter }),
    freedom,
  }
}
