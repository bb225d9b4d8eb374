import { baseCurrency } from '../shared/shop/currency.ts'
import { type Amounts, convert, sum, toMinor } from '../shared/shop/money.ts'
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

/**
 * The estimated price of a route for one adult: a pass of our catalogue and what comes on top.
 *
 * @throws with file, field and what is allowed, when the route names a product or variant that there is not.
 */
export async function routeEstimate(route: Entry<'routes'>): Promise<Estimate> {
  const { estimate } = route.facts
  const where = `content/routes/${route.id}/route.yaml: estimate`
  const product = await entryById('products', estimate.product, route.locale)
  if (product.facts.kind !== 'interrail') throw new Error(`${where}.product: must be of kind interrail`)
  const { rates, variants } = product.facts
  const variant = variants.find(candidate => candidate.id === estimate.variant)
  if (!variant) {
    const allowed = variants.map(candidate => candidate.id).join(', ')
    throw new Error(`${where}.variant: no variant "${estimate.variant}"; there are: ${allowed}`)
  }
  const extras = await Promise.all(
    estimate.extras.map(async extra => {
      const name = route.text.extras[extra.id]
      if (!name)
        throw new Error(`content/routes/${route.id}/${route.locale}.md: extras: "${extra.id}" has no name`)
      const trains = await reservationsById(extra.trains ?? [], `${where}.extras`)
      const eur = extra.eur ?? trains.map(seatAllowance).reduce((total, fee) => total + fee, 0)
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
