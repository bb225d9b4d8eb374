import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { DaysPass, Interrail } from '../../shared/shop/catalogue/products.ts'
import { isIsoDay, shopDay } from '../../shared/shop/iso-day.ts'
import { type Choice, choosePass } from '../../shared/shop/pass-chooser/choose.ts'
import type { Asked } from '../../shared/shop/price-rules/explain.ts'
import { priceOrder } from '../../shared/shop/price-rules/order.ts'
import type { LineResult, OrderLine, PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import type { AgeDay } from './fares.ts'
import { likelyBirth, type Party, tripDays } from './party.ts'

/** What each pass costs all who come along, by its id; none where nobody is counted, or a child comes alone. */
export function partyPrices(
  shop: Catalogue,
  pass: Interrail | DaysPass,
  party: Party,
  asked: Asked,
): ReadonlyMap<string, PricedLine> {
  const prices = new Map<string, PricedLine>()
  for (const { id } of pass.variants) {
    const result = partyPrice(shop, pass, id, party, asked)
    if (result?.ok) prices.set(id, result)
  }
  return prices
}

/** What one pass costs all who come along, or why it has no price. */
export function partyPrice(
  shop: Catalogue,
  pass: Interrail | DaysPass,
  variant: string,
  { firstDay, people, class: travelClass }: Party,
  asked: Asked,
): LineResult | undefined {
  const { day } = ageDay(firstDay, asked.at)
  const travellers = people.map(person => ({ birth: likelyBirth(person, day) }))
  const party = { product: pass.id, variant, firstDay: day, travellers }
  const line: OrderLine =
    pass.kind === 'interrail'
      ? { ...party, kind: pass.kind, class: travelClass }
      : { ...party, kind: pass.kind }
  return priceOrder(shop, [line], asked).lines[0]
}

/** The day on which ages count: the first travel day, and while there is none the day of the order. */
export const ageDay = (firstDay: string, at: Date): AgeDay =>
  isIsoDay(firstDay) ? { day: firstDay, isOrderDay: false } : { day: shopDay(at), isOrderDay: true }

/** The pass for a trip that is described; `undefined` while something of it is missing. */
export function tripChoice(shop: Catalogue, pass: Interrail, party: Party, asked: Asked): Choice | undefined {
  const { days, nights, people, class: travelClass } = party
  const trip = tripDays(party, shopDay(asked.at))
  if (!trip || days === 0 || people.length === 0) return undefined
  return choosePass(
    shop,
    pass,
    {
      ...trip,
      travelDays: days,
      nights,
      class: travelClass,
      travellers: people.map(person => ({
        birth: likelyBirth(person, trip.from),
        residence: person.residence,
      })),
    },
    asked,
  )
}
