import { addDays, shopDay } from '../shared/iso-day.ts'
import { productOf } from '../shared/shop/catalogue/catalogue.ts'
import type { DaysPass, Interrail } from '../shared/shop/catalogue/products.ts'
import { baseCurrency } from '../shared/shop/currency.ts'
import { cheapestSinglePass } from '../shared/shop/pass-chooser/choose.ts'
import { priceOn } from '../shared/shop/price-rules/history.ts'
import type { ShownPrice } from '../shared/shop/price-rules/shown-price.ts'
import { daysPassName } from '../shared/shop/words/variant-name.ts'
import { assertChecked } from './assert-checked.ts'
import { catalogue } from './catalogue.ts'
import { perContent } from './content-version.ts'
import { daysPassFor } from './days-pass-for.ts'
import type { Summary } from './entries.ts'
import { priceForPage } from './page-prices.ts'
import { passName } from './pass-periods.ts'
import { passSpan, travelDays } from './route-summary.ts'

/** The pass that suits a route, with its name and an adult's price in the route's class. */
export interface FittingPass {
  readonly kind: 'interrail' | 'days-pass'
  /** The id of the pass within its product. */
  readonly variant: string
  /** The short name. */
  readonly name: string
  readonly product: string
  readonly productId: string
  /** The days that the route needs: travel days, or consecutive days. */
  readonly days: number
  readonly price: ShownPrice
}

/** An age without a discounted price. */
const adultAge = 40

const fitted = perContent(() => new Map<string, Promise<FittingPass>>())

/**
 * The cheapest pass that covers a route for one adult, by the same rules as orders. It is cached, since lists and other
 * pages ask for it repeatedly.
 *
 * @throws with the file if no pass of the product is enough for the route's days
 */
export async function fittingPass(route: Summary<'routes'>): Promise<FittingPass> {
  const known = await fitted()
  const key = `${route.id} ${route.locale}`
  const pass = known.get(key) ?? cheapest(route)
  known.set(key, pass)
  return pass
}

async function cheapest(route: Summary<'routes'>): Promise<FittingPass> {
  const { locale, facts } = route
  const products = await catalogue(locale)
  const interrail = productOf(products, facts.estimate.product, 'interrail')
  if (interrail) return fittingInterrail(route, interrail)
  const daysPass = productOf(products, facts.estimate.product, 'days-pass')
  return fittingDaysPass(route, assertChecked(daysPass, `${fileOf(route)}: estimate.product: a pass`))
}

const fileOf = ({ id }: Summary<'routes'>) => `content/routes/${id}/route.yaml`

async function fittingInterrail(route: Summary<'routes'>, pass: Interrail): Promise<FittingPass> {
  const { facts, locale } = route
  const now = new Date()
  const from = shopDay(now)
  const travelClass = facts.class === 1 ? 'first' : 'second'
  const { travelDays: needed } = travelDays(facts.days)
  const trip = {
    from,
    to: addDays(from, facts.days.length - 1),
    travelDays: needed,
    class: travelClass,
    travellers: [{ birth: addDays(from, -366 * adultAge), residence: 'SE' }],
  } as const
  const variant = assertChecked(
    cheapestSinglePass({ campaigns: [] }, pass, trip, { currency: baseCurrency, at: now }),
    `${fileOf(route)}: days: a pass of ${pass.id} that covers them`,
  )
  return {
    kind: pass.kind,
    variant: variant.id,
    name: passName(variant, locale),
    product: pass.name,
    productId: pass.id,
    days: needed,
    price: await priceForPage(
      pass,
      'adult',
      day => priceOn(variant.history, day).prices[travelClass].adult,
      locale,
    ),
  }
}

async function fittingDaysPass(route: Summary<'routes'>, pass: DaysPass): Promise<FittingPass> {
  const { facts, locale } = route
  const days = passSpan(facts.days)
  const variant = assertChecked(
    daysPassFor(pass.variants, { days, class: facts.class }),
    `${fileOf(route)}: days: a pass of ${pass.id} for ${days} days in a row`,
  )
  return {
    kind: pass.kind,
    variant: variant.id,
    name: daysPassName(variant, locale),
    product: pass.name,
    productId: pass.id,
    days,
    price: await priceForPage(pass, 'adult', day => priceOn(variant.history, day).prices.adult, locale),
  }
}
