import { shopDay } from '../shared/shop/iso-day.ts'
import type { Amounts } from '../shared/shop/money.ts'
import { cheapestFlexi } from '../shared/shop/pass-chooser/cheapest-flexi.ts'
import type { Entry } from './entries.ts'
import { interrailGlobal } from './products.ts'
import { type SeatNeed, strictest } from './reservation-schema.ts'
import { reservationsById } from './reservations.ts'
import { getStations } from './stations.ts'

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

/** The ways to a guide's country, first the one most readers take. @throws as stations and reservations do. */
export async function waysThere({ id, facts }: Entry<'guides'>): Promise<Way[]> {
  const where = `content/guides/${id}/guide.yaml: reach`
  return Promise.all(
    facts.reach.ways.map(async way => {
      const [from, to] = await getStations([way.from, way.to], where)
      if (!from || !to) throw new Error(`${where}: from and to must be two stations`)
      const trains = await reservationsById(way.trains, where)
      const seat = strictest(trains.map(train => train.seat))
      return { ...way, from: from.name, to: to.name, seat }
    }),
  )
}

/**
 * The cheapest Flexi pass of our catalogue with enough travel days.
 *
 * @throws with the file, when there is none with so many.
 */
export async function passForVisit({
  id,
  locale,
  facts,
}: Entry<'guides'>): Promise<{ days: number; price: Amounts }> {
  const { variants } = await interrailGlobal(locale)
  const fitting = cheapestFlexi(variants, facts.reach.travelDays, shopDay(new Date()))
  if (!fitting)
    throw new Error(`content/guides/${id}/guide.yaml: reach.travelDays: no Flexi pass has so many days`)
  return fitting
}
