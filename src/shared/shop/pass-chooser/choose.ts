import { addMonths, daysBetween, type IsoDay, isIsoDay, shopDay } from '../../iso-day.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Interrail, InterrailVariant } from '../catalogue/products.ts'
import type { Minor } from '../money.ts'
import type { PricingContext } from '../price-rules/explain.ts'
import { priceOrder } from '../price-rules/order.ts'
import type { LineFault, LineResult } from '../price-rules/order-line.ts'
import type { TravelPeriod } from './covers.ts'
import { type Offer, type PriceOf, singleOffers, type Trip } from './offers.ts'
import { type DayPrices, ordinaryTickets } from './ordinary-tickets.ts'
import { cheapestPair } from './pairs.ts'
import { daysWithoutPass, type HomeRule, homeRules, passBrand } from './residence.ts'

/** Why the best offer is the best, as data. */
export interface Reason {
  /** Days at home that need ordinary tickets are not among them. */
  readonly travelDays: number
  /** Days from the first to the last, both included. */
  readonly span: number
  /** How much it is cheaper than the next best; absent if there is no other. */
  readonly cheaperBy?: Minor
}

export interface Chosen {
  readonly ok: true
  readonly best: Offer
  /** The next best single pass. */
  readonly next: Offer | undefined
  readonly why: Reason
  /** Set if ordinary tickets are probably cheaper. */
  readonly tickets: DayPrices | undefined
  /** For each traveller. The pass has one price list under both names. */
  readonly passBrands: readonly ('interrail' | 'eurail')[]
  readonly home: readonly HomeRule[]
}

export type Choice =
  | Chosen
  | { readonly ok: false; readonly fault: 'wrong-days' | 'none-covers' }
  | ({ readonly ok: false } & LineFault)

type Campaigns = Pick<Catalogue, 'campaigns'>

/**
 * The cheapest way to cover a trip with passes, the next best, and why: a single pass, or two in a row if they cost
 * less than every single one.
 */
export function choosePass(
  catalogue: Campaigns,
  pass: Interrail,
  wholeTrip: Trip,
  context: PricingContext,
): Choice {
  if (!isValidTrip(wholeTrip)) return { ok: false, fault: 'wrong-days' }
  const residences = wholeTrip.travellers.map(({ residence }) => residence)
  const home = homeRules(pass.residence, residences, wholeTrip.daysIn ?? {})
  const without = daysWithoutPass(home, residences, wholeTrip.daysWithin ?? {})
  const trip = { ...wholeTrip, travelDays: wholeTrip.travelDays - without }
  const priceOf = pricesOf(catalogue, pass, trip, context)
  const singles = singleOffers(pass, trip, priceOf)
  if ('fault' in singles) return { ok: false, ...singles }
  const [single, other] = singles
  const pair = cheapestPair(pass, trip, priceOf, {
    latestStart: addMonths(shopDay(context.at), pass.monthsAhead),
    below: single?.total ?? Number.POSITIVE_INFINITY,
  })
  const best = pair ?? single
  const next = pair ? single : other
  if (!best) return { ok: false, fault: 'none-covers' }
  return {
    ok: true,
    best,
    next,
    why: {
      travelDays: trip.travelDays,
      span: daysBetween(trip.from, trip.to),
      ...(next && { cheaperBy: next.total - best.total }),
    },
    tickets: ordinaryTickets(pass, trip, best, context.currency),
    passBrands: residences.map(country => passBrand(pass.residence, country)),
    home,
  }
}

/** The cheapest single pass that covers a trip; `undefined` if none does, or none can be priced. */
export function cheapestSinglePass(
  catalogue: Campaigns,
  pass: Interrail,
  trip: Trip,
  context: PricingContext,
): InterrailVariant | undefined {
  const singles = singleOffers(pass, trip, pricesOf(catalogue, pass, trip, context))
  return 'fault' in singles ? undefined : singles[0]?.variant
}

/** Prices passes for the travellers; each pass and first day is priced once. */
function pricesOf({ campaigns }: Campaigns, pass: Interrail, trip: Trip, context: PricingContext): PriceOf {
  const shop = { products: [pass], campaigns }
  const known = new Map<string, LineResult>()
  function price(variant: InterrailVariant, firstDay: IsoDay): LineResult {
    const line = {
      kind: 'interrail' as const,
      product: pass.id,
      variant: variant.id,
      class: trip.class,
      firstDay,
      travellers: trip.travellers,
    }
    return priceOrder(shop, [line], context).lines[0] ?? { ok: false, fault: 'unknown-variant' }
  }
  return (variant, firstDay) => {
    const key = `${variant.id} ${firstDay}`
    const result = known.get(key) ?? price(variant, firstDay)
    known.set(key, result)
    return result
  }
}

/** Whether the two days are in order, and there are no more travel days than days. */
const isValidTrip = ({ from, to, travelDays }: TravelPeriod): boolean =>
  isIsoDay(from) &&
  isIsoDay(to) &&
  from <= to &&
  Number.isInteger(travelDays) &&
  travelDays >= 1 &&
  travelDays <= daysBetween(from, to)
