import type { Locale } from '../../i18n/locales.ts'
import { type IsoDay, isIsoDay, shopDay } from '../../shared/iso-day.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { DaysPass, Interrail, InterrailVariant } from '../../shared/shop/catalogue/products.ts'
import type { PricingContext } from '../../shared/shop/price-rules/explain.ts'
import { priceOrder } from '../../shared/shop/price-rules/order.ts'
import type { LineResult, OrderLine, PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { faultWords } from '../../shared/shop/words/price-words.ts'
import type { AgeDay } from './fares.ts'
import { type Party, type PassFormValues, travellerOf } from './party.ts'
import { secondPass } from './second-pass.ts'

/** The price of each pass for all travellers, by its id; empty without travellers, or for a child alone. */
export function partyPrices(
  shop: Catalogue,
  pass: Interrail | DaysPass,
  party: Party,
  context: PricingContext,
): ReadonlyMap<string, PricedLine> {
  const prices = new Map<string, PricedLine>()
  for (const { id } of pass.variants) {
    const result = partyPrice(shop, pass, id, party, context)
    if (result?.ok) prices.set(id, result)
  }
  return prices
}

/** The price of one pass for all travellers, or why it has no price. */
export function partyPrice(
  shop: Catalogue,
  pass: Interrail | DaysPass,
  variant: string,
  { firstDay, people, class: travelClass }: Party,
  context: PricingContext,
): LineResult | undefined {
  const { day } = ageDay(firstDay, context.at)
  const party = { product: pass.id, variant, firstDay: day, travellers: people.map(travellerOf) }
  const line: OrderLine =
    pass.kind === 'interrail'
      ? { ...party, kind: pass.kind, class: travelClass }
      : { ...party, kind: pass.kind }
  return priceOrder(shop, [line], context).lines[0]
}

/**
 * Why the travellers cannot order, whichever pass they choose: a child would be alone. An incomplete birth date is
 * reported at its own field.
 */
export function partyFault(
  shop: Catalogue,
  pass: Interrail | DaysPass,
  party: Party,
  context: PricingContext,
  locale: Locale,
): string | undefined {
  const [variant] = pass.variants
  if (!variant || party.people.length === 0) return undefined
  const price = partyPrice(shop, pass, variant.id, party, context)
  return price && !price.ok && price.fault !== 'wrong-birth' ? faultWords(price, locale) : undefined
}

/** The day on which ages count: the first travel day, or the day of the order while there is none. */
export const ageDay = (firstDay: string, at: Date): AgeDay =>
  isIsoDay(firstDay) ? { day: firstDay, isOrderDay: false } : { day: shopDay(at), isOrderDay: true }

/** The pass that follows the chosen one, from the day after that one ends. */
export interface FollowingPass {
  readonly variant: InterrailVariant
  readonly firstDay: IsoDay
  readonly price: PricedLine
}

/** The second of two passes with its price for all travellers; `undefined` if none is chosen or none can be priced. */
export function followingPass(
  shop: Catalogue,
  pass: Interrail,
  party: Party,
  chosen: Pick<PassFormValues, 'variant' | 'second'>,
  context: PricingContext,
): FollowingPass | undefined {
  const from = ageDay(party.firstDay, context.at).day
  const second = secondPass(pass, chosen, from)
  const price =
    second && partyPrices(shop, pass, { ...party, firstDay: second.firstDay }, context).get(second.variant.id)
  return price && { ...second, price }
}
