import { baseCurrency } from '../shared/shop/currency.ts'
import { type Amounts, convert, sum, toMinor } from '../shared/shop/money.ts'
import { checked } from './checked.ts'
import { type Entry, entryById } from './entries.ts'
import { priceNow } from './products.ts'
import { reservationsById } from './reservations.ts'
import { seatAllowance } from './seat-allowance.ts'

export interface Estimate {
  readonly total: Amounts
  /** The pass of the estimate: its product's name, travel days where it has them, and price. */
  readonly pass: { readonly name: string; readonly travelDays: number | undefined; readonly amounts: Amounts }
  readonly extras: readonly { readonly name: string; readonly amounts: Amounts }[]
  readonly asOf: Date
}

/** The estimated price of a route for one adult: a pass of our catalogue and what comes on top. */
export async function routeEstimate(route: Entry<'routes'>): Promise<Estimate> {
  const { estimate } = route.facts
  const where = `content/routes/${route.id}/route.yaml: estimate`
  const product = await entryById('products', estimate.product, route.locale)
  const { rates, variants } = checked(
    product.facts.kind === 'interrail' ? product.facts : undefined,
    `${where}: a product of kind interrail`,
  )
  const variant = checked(
    variants.find(candidate => candidate.id === estimate.variant),
    `${where}: the variant "${estimate.variant}"`,
  )
  const extras = await Promise.all(
    estimate.extras.map(async extra => {
      const name = checked(route.text.extras[extra.id], `${where}: the name of "${extra.id}"`)
      const seats = (await reservationsById(extra.trains ?? [])).map(train =>
        checked(seatAllowance(train), `content/reservations.yaml: what to allow for "${train.id}"`),
      )
      const eur = extra.eur ?? seats.reduce((total, fee) => total + fee, 0)
      return { name, amounts: convert(toMinor(eur, baseCurrency), rates) }
    }),
  )
  const pass = {
    name: product.text.name,
    travelDays: variant.travelDays,
    amounts: convert(priceNow(variant.history).eur, rates),
  }
  return {
    total: sum([pass.amounts, ...extras.map(extra => extra.amounts)]),
    pass,
    extras,
    asOf: estimate.asOf,
  }
}
