import type { Campaign } from '../catalogue/catalogue.ts'
import type { DaysPass } from '../catalogue/products.ts'
import { shopDay } from '../iso-day.ts'
import { bestCampaign } from './campaigns.ts'
import { reductions } from './discounts.ts'
import { type Asked, type Explained, explained } from './explain.ts'
import { priceOn } from './history.ts'
import { type LineResult, type OrderLine, priced } from './order-line.ts'
import { announced, withAnnounced } from './reduced.ts'
import { agesOf } from './travellers.ts'

type DaysPassLine = Extract<OrderLine, { kind: 'days-pass' }>

/** The price of one line of passes for days in a row: children pay less, the youngest nothing. */
export function priceDaysPass(
  pass: DaysPass,
  line: DaysPassLine,
  people: number,
  campaigns: readonly Campaign[],
  { currency, at }: Asked,
): LineResult {
  const variant = pass.variants.find(({ id }) => id === line.variant)
  if (!variant) return { ok: false, fault: 'unknown-variant' }
  const today = shopDay(at)
  const ages = agesOf(line, today)
  if ('fault' in ages) return { ok: false, ...ages }

  const { adult, child } = priceOn(variant.history, today).prices
  const campaign = bestCampaign(campaigns, pass.id, at)
  const whole = { kind: 'price', change: adult[currency] } as const
  const reduced = (price: number, group: 'adult' | 'child') =>
    reductions([], campaign, { price, currency, group, people })
  const said = (price: Explained, group: 'adult' | 'child') =>
    withAnnounced(price, () =>
      announced(
        { product: pass.id, history: variant.history, pick: all => all[group] },
        campaigns,
        currency,
        at,
      ),
    )

  return priced(
    ages.map(age => {
      if (age < pass.child.from)
        return explained([whole, { kind: 'age', group: 'infant', change: -whole.change }])
      if (age > pass.child.to) return said(explained([whole, ...reduced(whole.change, 'adult')]), 'adult')
      const price = child[currency]
      return said(
        explained([
          whole,
          { kind: 'age', group: 'child', change: price - whole.change },
          ...reduced(price, 'child'),
        ]),
        'child',
      )
    }),
  )
}
