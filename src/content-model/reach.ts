import { shopDay } from '../shared/shop/iso-day.ts'
import type { Amounts } from '../shared/shop/money.ts'
import { cheapestFlexi } from '../shared/shop/pass-chooser/cheapest-flexi.ts'
import { checked } from './checked.ts'
import type { Entry } from './entries.ts'
import { interrailGlobal } from './products.ts'
import { type SeatNeed, strictest } from './reservation-schema.ts'
import { reservationsById } from './reservations.ts'
import { getStation } from './stations.ts'

/** One way to a guide's country. */
export interface Way {
  readonly from: string
  readonly to: string
  /** On trains. */
  readonly minutes: number
  readonly changes: number
  readonly night: boolean
  readonly seat: SeatNeed
}

/** The ways to a guide's country, first the one most readers take. */
export async function waysThere({ facts }: Entry<'guides'>): Promise<Way[]> {
  return Promise.all(
    facts.reach.ways.map(async way => {
      const [from, to] = await Promise.all([getStation(way.from), getStation(way.to)])
      const trains = await reservationsById(way.trains)
      const seat = strictest(trains.map(train => train.seat))
      return { ...way, from: from.name, to: to.name, seat }
    }),
  )
}

/** The cheapest Flexi pass of our catalogue with enough travel days. */
export async function passForVisit({
  id,
  locale,
  facts,
}: Entry<'guides'>): Promise<{ days: number; price: Amounts }> {
  const { variants } = await interrailGlobal(locale)
  const fitting = cheapestFlexi(variants, facts.reach.travelDays, shopDay(new Date()))
  return checked(fitting, `A Flexi pass for content/guides/${id}`)
}
