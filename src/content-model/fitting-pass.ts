import { productOf } from '../shared/shop/catalogue/catalogue.ts'
import type { InterrailVariant } from '../shared/shop/catalogue/products.ts'
import { baseCurrency } from '../shared/shop/currency.ts'
import { addDays, shopDay } from '../shared/shop/iso-day.ts'
import type { Amounts } from '../shared/shop/money.ts'
import { choosePass } from '../shared/shop/pass-chooser/choose.ts'
import { catalogue } from './catalogue.ts'
import { checked } from './checked.ts'
import type { Entry } from './entries.ts'
import { priceNow } from './products.ts'
import { travelDays } from './route-summary.ts'

/** The pass that suits a route, with its product's name and an adult's price in the route's class. */
export interface FittingPass {
  readonly variant: InterrailVariant
  readonly product: string
  readonly amounts: Amounts
}

/** Of no age group with prices of its own. */
const adultAge = 40

/**
 * The cheapest pass that covers a route for one adult, by the rules that orders are priced by, without campaigns.
 *
 * @throws with the file, when no pass of the product is enough for its days.
 */
export async function fittingPass({ id, facts, locale }: Entry<'routes'>): Promise<FittingPass> {
  const where = `content/routes/${id}/route.yaml`
  const pass = checked(
    productOf(await catalogue(locale), facts.estimate.product, 'interrail'),
    `${where}: a product of kind interrail`,
  )
  const now = new Date()
  const from = shopDay(now)
  const travelClass = facts.class === 1 ? 'first' : 'second'
  const trip = {
    from,
    to: addDays(from, facts.days.length - 1),
    ...travelDays(facts.days),
    class: travelClass,
    travellers: [{ birth: addDays(from, -366 * adultAge), residence: 'SE' }],
  } as const
  const choice = choosePass({ campaigns: [] }, pass, trip, { currency: baseCurrency, at: now })
  if (!choice.ok) throw new Error(`${where}: days: no pass of ${pass.id} fits them: ${choice.fault}`)
  const { variant } = choice.best
  return { variant, product: pass.name, amounts: priceNow(variant.history).prices[travelClass].adult }
}
