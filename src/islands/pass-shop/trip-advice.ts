import { type IsoDay, shopDay } from '../../shared/iso-day.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import type { Interrail } from '../../shared/shop/catalogue/products.ts'
import { type Choice, choosePass } from '../../shared/shop/pass-chooser/choose.ts'
import type { PricingContext } from '../../shared/shop/price-rules/explain.ts'
import { type Party, travellerOf, tripDays } from './party.ts'

/** The pass that fits a trip, and what is known of the trip. */
export interface TripAdvice {
  readonly choice: Choice
  /** `undefined` while it is not decided. */
  readonly firstDay: IsoDay | undefined
  readonly lastDay: IsoDay
  /** If not, the trip is assumed to be as long as its travel days. */
  readonly isLengthKnown: boolean
}

/** The pass for a described trip; `undefined` while it has no travel days or no travellers. */
export function tripAdvice(
  shop: Catalogue,
  pass: Interrail,
  party: Party,
  context: PricingContext,
): TripAdvice | undefined {
  const { days, people, class: travelClass } = party
  if (days <= 0 || people.length === 0) return undefined
  const { from, to, isDayKnown, isLengthKnown } = tripDays(party, shopDay(context.at))
  const travellers = people.map(person => ({ ...travellerOf(person), residence: person.residence }))
  const trip = { from, to, travelDays: days, class: travelClass, travellers }
  return {
    choice: choosePass(shop, pass, trip, context),
    firstDay: isDayKnown ? from : undefined,
    lastDay: to,
    isLengthKnown,
  }
}
