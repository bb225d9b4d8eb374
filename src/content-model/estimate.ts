import { baseCurrency } from '../shared/shop/currency.ts'
import { type Amounts, convert, roundEstimate, sum, toMinor } from '../shared/shop/money.ts'
import { mapShownPrice, type ShownPrice } from '../shared/shop/price-rules/shown-price.ts'
import { assertChecked } from './assert-checked.ts'
import { entryById, type Summary } from './entries.ts'
import { type FittingPass, fittingPass } from './fitting-pass.ts'
import { reservationsById } from './reservations.ts'
import { seatAllowance } from './seat-allowance.ts'

export interface Estimate {
  /** Rounded like an estimate; the parts are not. */
  readonly total: ShownPrice
  readonly pass: FittingPass
  readonly extras: readonly { readonly name: string; readonly amounts: Amounts }[]
  readonly asOf: Date
}

/** The estimated price of a route for one adult: the pass that fits it, and additional costs. */
export async function routeEstimate(route: Summary<'routes'>): Promise<Estimate> {
  const { estimate } = route.facts
  const where = `content/routes/${route.id}/route.yaml: estimate`
  const pass = await fittingPass(route)
  const { facts } = await entryById('products', estimate.product, route.locale)
  const { rates } = assertChecked(
    facts.kind === 'interrail' || facts.kind === 'days-pass' ? facts : undefined,
    `${where}: a pass with a price`,
  )
  const extras = await Promise.all(
    estimate.extras.map(async extra => {
      const name = assertChecked(route.text.extras[extra.id], `${where}: the name of "${extra.id}"`)
      const seats = (await reservationsById(extra.trains ?? [])).map(train =>
        assertChecked(seatAllowance(train), `content/reservations.yaml: what to allow for "${train.id}"`),
      )
      const eur = extra.eur ?? seats.reduce((total, fee) => total + fee, 0)
      return { name, amounts: convert(toMinor(eur, baseCurrency), rates) }
    }),
  )
  const total = mapShownPrice(pass.price, price =>
    roundEstimate(sum([price, ...extras.map(extra => extra.amounts)])),
  )
  return { total, pass, extras, asOf: estimate.asOf }
}
