import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { DaysPass, Interrail } from '../../shared/shop/catalogue/products.ts'
import { isIsoDay, shopDay } from '../../shared/shop/iso-day.ts'
import { type Choice, choosePass } from '../../shared/shop/pass-chooser/choose.ts'
import type { Asked } from '../../shared/shop/price-rules/explain.ts'
import { priceOrder } from '../../shared/shop/price-rules/order.ts'
import type { OrderLine, PricedLine } from '../../shared/shop/price-rules/order-line.ts'
import { likelyBirth, type Party, tripDays } from './party.ts'

/** What each pass costs all who come along, by its id; none where nobody is counted, or a child comes alone. */
export function partyPrices(
  shop: Catalogue,
  pass: Interrail | DaysPass,
  { firstDay, people, class: travelClass }: Party,
  asked: Asked,
): ReadonlyMap<string, PricedLine> {
  const day = isIsoDay(firstDay) ? firstDay : shopDay(asked.at)
  const travellers = people.map(person => ({ birth: likelyBirth(person, day) }))
  const prices = new Map<string, PricedLine>()
  for (const { id } of pass.variants) {
    const party = { product: pass.id, variant: id, firstDay: day, travellers }
    const line: OrderLine =
      pass.kind === 'interrail'
        ? { ...party, kind: pass.kind, class: travelClass }
        : { ...party, kind: pass.kind }
    const [result] = priceOrder(shop, [line], asked).lines
    if (result?.ok) prices.set(id, result)
  }
  return prices
}

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
