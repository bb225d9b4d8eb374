import { type IsoDay, shopDay } from '../shared/iso-day.ts'
import { cheapestFlexi, cheapestInARow } from '../shared/shop/pass-chooser/cheapest-pass.ts'
import type { ShownPrice } from '../shared/shop/price-rules/shown-price.ts'
import { type SeatNeed, strictest } from '../shared/trip/seat-needs.ts'
import { assertChecked } from './assert-checked.ts'
import type { Entry } from './entries.ts'
import { priceForPage } from './page-prices.ts'
import { interrailGlobal, japanRailPass } from './products.ts'
import { reservationsById } from './reservations.ts'
import { getStation } from './stations.ts'

/** One way to a guide's country, or within it. */
export interface Connection {
  readonly from: string
  readonly to: string
  /** On trains. */
  readonly minutes: number
  readonly changes: number
  readonly night: boolean
  readonly seat: SeatNeed
}

/** The ways to a guide's country, or within it, first the one most readers take. */
export async function connectionsToCountry({ facts }: Entry<'guides'>): Promise<Connection[]> {
  return Promise.all(
    facts.reach.ways.map(async way => {
      const [from, to] = await Promise.all([getStation(way.from), getStation(way.to)])
      const trains = await reservationsById(way.trains)
      const seat = strictest(trains.map(train => train.seat))
      return { ...way, from: from.name, to: to.name, seat }
    }),
  )
}

/** How many days a pass is good for, and what an adult pays for it in second class. */
interface VisitPass {
  readonly kind: 'interrail' | 'days-pass'
  /** Its id among the product's passes. */
  readonly variant: string
  readonly days: number
  readonly price: ShownPrice
}

/** The cheapest pass of our catalogue that is enough for a visit: Flexi, or for days in a row where that is what there is. */
export async function passForVisit({ id, locale, facts }: Entry<'guides'>): Promise<VisitPass> {
  const { pass, travelDays } = facts.reach
  const product = await (pass === 'japan-rail-pass' ? japanRailPass(locale) : interrailGlobal(locale))
  const fitting = (day: IsoDay) =>
    assertChecked(
      product.kind === 'days-pass'
        ? cheapestInARow(product.variants, travelDays, day)
        : cheapestFlexi(product.variants, travelDays, day),
      `A pass for content/guides/${id}`,
    )
  const { variant, days } = fitting(shopDay(new Date()))
  return {
    kind: product.kind,
    variant,
    days,
    price: await priceForPage(product, 'adult', day => fitting(day).price, locale),
  }
}
