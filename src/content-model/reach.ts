import { localeConfig } from '../i18n/locale-config.ts'
import type { Locale } from '../i18n/locales.ts'
import { type IsoDay, shopDay } from '../shared/iso-day.ts'
import type { DaysPass, Interrail } from '../shared/shop/catalogue/products.ts'
import { cheapestConsecutive, cheapestFlexi } from '../shared/shop/pass-chooser/cheapest-pass.ts'
import type { ShownPrice } from '../shared/shop/price-rules/shown-price.ts'
import type { Graph } from '../shared/trip/graph.ts'
import type { Price } from '../shared/trip/network.ts'
import { strictest } from '../shared/trip/seat-needs.ts'
import { assertChecked } from './assert-checked.ts'
import type { Entry } from './entries.ts'
import { ridesOf, type WayFigures, wayFigures } from './journey-figures.ts'
import { getNetwork } from './network.ts'
import { priceForPage } from './page-prices.ts'
import { interrailGlobal, japanRailPass } from './products.ts'
import { lowestFee, type Reservation, reservationsById } from './reservations.ts'
import { getStation } from './stations.ts'

/** A way to a guide's country, or within it. */
export interface Connection extends WayFigures {
  readonly from: string
  readonly to: string
  readonly night: boolean
  /** What its seats cost with a pass; none where nothing must be reserved, or nobody states it all. */
  readonly fees: readonly Price[]
}

/**
 * The ways to a guide's country, or within it: first those that begin in the country of most readers of the language, then
 * the others in the order of the file.
 */
export async function connectionsToCountry({ id, facts, locale }: Entry<'guides'>): Promise<Connection[]> {
  const { graphWithEnded } = await getNetwork()
  const home = new Intl.Locale(localeConfig[locale].tag).region
  const connections = await Promise.all(
    facts.reach.ways.map(async way => {
      const [from, to] = await Promise.all([getStation(way.from), getStation(way.to)])
      const figures = way.figures ? await ownFigures(way.figures) : await networkFigures(graphWithEnded, way)
      const known = assertChecked(
        figures,
        `content/guides/${id}/guide.yaml: reach.ways: ${way.from} to ${way.to}`,
      )
      const connection: Connection = { ...known, from: from.name, to: to.name, night: way.night }
      return { connection, isFar: from.country !== home }
    }),
  )
  return connections
    .toSorted((one, other) => Number(one.isFar) - Number(other.isFar))
    .map(({ connection }) => connection)
}

type GuideWay = Entry<'guides'>['facts']['reach']['ways'][number]
type Figures = WayFigures & Pick<Connection, 'fees'>

async function ownFigures({ minutes, changes, trains }: NonNullable<GuideWay['figures']>): Promise<Figures> {
  const rows = await reservationsById(trains)
  return {
    minutes,
    changes,
    modes: ['train'],
    ownTickets: [],
    seat: strictest(rows.map(({ seat }) => seat)),
    fees: feesOf(rows.map(row => [row])),
  }
}

async function networkFigures(graph: Graph, way: GuideWay): Promise<Figures | undefined> {
  const figures = wayFigures(graph, way)
  const rides = ridesOf(graph, way) ?? []
  const trains = await Promise.all(rides.map(({ line }) => reservationsById(line.trains)))
  return figures && { ...figures, fees: feesOf(trains) }
}

/** The cheapest seat of each ride that must have one, by the trains that run there; none where one is not known. */
function feesOf(rides: readonly (readonly Reservation[])[]): Price[] {
  const needed = rides.filter(trains => strictest(trains.map(({ seat }) => seat)) === 'compulsory')
  const fees = needed.map(trains => lowestFee(trains.filter(({ seat }) => seat === 'compulsory'))?.price)
  return fees.every(fee => fee !== undefined) ? fees : []
}

/** The days for which a pass is valid, and its price for an adult in second class. */
interface VisitPass {
  readonly productId: string
  /** The id of the pass within its product. */
  readonly variant: string
  readonly days: number
  readonly price: ShownPrice
}

/**
 * The cheapest pass of our catalogue that is enough for a visit: a Flexi pass, or one for consecutive days if there is
 * only that.
 */
export async function passForVisit({ locale, facts }: Entry<'guides'>): Promise<VisitPass> {
  const { pass, travelDays } = facts.reach
  return pass === 'japan-rail-pass'
    ? cheapestPass(await japanRailPass(locale), travelDays, locale)
    : interrailFor(travelDays, locale)
}

/** The cheapest Interrail pass with so many travel days. */
export const interrailFor = async (travelDays: number, locale: Locale): Promise<VisitPass> =>
  cheapestPass(await interrailGlobal(locale), travelDays, locale)

async function cheapestPass(
  product: Interrail | DaysPass,
  travelDays: number,
  locale: Locale,
): Promise<VisitPass> {
  const fitting = (day: IsoDay) =>
    assertChecked(
      product.kind === 'days-pass'
        ? cheapestConsecutive(product.variants, travelDays, day)
        : cheapestFlexi(product.variants, travelDays, day),
      `A pass of ${product.id} for ${travelDays} days`,
    )
  const { variant, days } = fitting(shopDay(new Date()))
  return {
    productId: product.id,
    variant,
    days,
    price: await priceForPage(product, 'adult', day => fitting(day).price, locale),
  }
}
