import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Interrail, InterrailVariant } from '../catalogue/products.ts'
import { daysBetween, isIsoDay } from '../iso-day.ts'
import type { Minor } from '../money.ts'
import type { Asked } from '../price-rules/explain.ts'
import { priceOrder } from '../price-rules/order.ts'
import type { LineFault, PricedLine, Traveller } from '../price-rules/order-line.ts'
import { covers, type Days } from './covers.ts'
import { type HomeRule, homeRules, scheme } from './residence.ts'

/** A trip as a traveller describes it. */
export interface Trip extends Days {
  /** Nights on trains. */
  readonly nights: number
  readonly class: 'first' | 'second'
  /** Who comes along, and the country each lives in, by ISO code. */
  readonly travellers: readonly (Traveller & { readonly residence: string })[]
  /** Days with trains in a country, where they are known; asked of the country that somebody lives in. */
  readonly daysIn?: Readonly<Record<string, number>>
}

/** A pass that covers the trip, for all who come along. */
export interface Offer {
  readonly variant: InterrailVariant
  readonly price: PricedLine
  /** Travel days left over; none are counted on a continuous pass. */
  readonly spareDays?: number
}

/** Why the best pass is the best, as data. */
export type Reason =
  | { readonly kind: 'trip'; readonly travelDays: number; readonly span: number }
  /** Mornings of arrival that take no travel day. */
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'cheaper'; readonly by: Minor; readonly than: string }
  | { readonly kind: 'only-one' }

export type Choice =
  | {
      readonly ok: true
      readonly best: Offer
      readonly next: Offer | undefined
      readonly why: readonly Reason[]
      /** For each traveller. One price list serves both names of the pass. */
      readonly schemes: readonly ('interrail' | 'eurail')[]
      readonly home: readonly HomeRule[]
    }
  | { readonly ok: false; readonly fault: 'wrong-days' | 'wrong-nights' | 'none-covers' }
  | ({ readonly ok: false } & LineFault)

/** The cheapest pass that covers a trip, the next best, and why. Two at one price: the one that allows more. */
export function choosePass(
  catalogue: Pick<Catalogue, 'campaigns'>,
  pass: Interrail,
  trip: Trip,
  asked: Asked,
): Choice {
  const wrong = faultOf(trip)
  if (wrong) return { ok: false, fault: wrong }
  const shop = { products: [pass], campaigns: catalogue.campaigns }
  const offers: Offer[] = []
  for (const variant of pass.variants.filter(candidate => covers(candidate, trip))) {
    const line = {
      kind: 'interrail' as const,
      product: pass.id,
      variant: variant.id,
      class: trip.class,
      firstDay: trip.from,
      travellers: trip.travellers,
    }
    const price = priceOrder(shop, [line], asked).lines[0]
    if (price?.ok === false) return price
    if (price)
      offers.push({
        variant,
        price,
        ...(variant.travelDays === undefined ? {} : { spareDays: variant.travelDays - trip.travelDays }),
      })
  }
  offers.sort((one, other) => one.price.total - other.price.total || allowance(other) - allowance(one))
  const [best, next] = offers
  if (!best) return { ok: false, fault: 'none-covers' }
  const residences = trip.travellers.map(({ residence }) => residence)
  return {
    ok: true,
    best,
    next,
    why: reasons(trip, best, next),
    schemes: residences.map(country => scheme(pass.residence, country)),
    home: homeRules(pass.residence, residences, trip.daysIn ?? {}),
  }
}

/** What cannot be: more travel days than days, or more nights than evenings to leave on. */
function faultOf({ from, to, travelDays, nights }: Trip): 'wrong-days' | 'wrong-nights' | undefined {
  const counts = [travelDays, nights].every(Number.isInteger)
  if (!counts || !isIsoDay(from) || !isIsoDay(to) || to < from || travelDays < 1) return 'wrong-days'
  const span = daysBetween(from, to)
  if (travelDays > span) return 'wrong-days'
  return nights < 0 || nights > Math.min(travelDays, span - 1) ? 'wrong-nights' : undefined
}

/** Spare travel days; a continuous pass allows any number. */
const allowance = ({ spareDays }: Offer) => spareDays ?? Number.POSITIVE_INFINITY

function reasons({ from, to, travelDays, nights }: Trip, best: Offer, next: Offer | undefined): Reason[] {
  return [
    { kind: 'trip', travelDays, span: daysBetween(from, to) },
    ...(nights > 0 ? [{ kind: 'nights', nights } as const] : []),
    next
      ? { kind: 'cheaper', by: next.price.total - best.price.total, than: next.variant.id }
      : { kind: 'only-one' },
  ]
}
