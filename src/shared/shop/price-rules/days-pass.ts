import { shopDay } from '../../iso-day.ts'
import type { Campaign } from '../catalogue/catalogue.ts'
import type { DaysPass } from '../catalogue/products.ts'
import { bestCampaign } from './campaigns.ts'
import { reductions } from './discounts.ts'
import { type ExplainedPrice, type PricingContext, sumSteps } from './explain.ts'
import { priceOn } from './history.ts'
import { type LineResult, type OrderLine, pricedLine } from './order-line.ts'
import { priorPriceNotice, withPriorPriceNotice } from './prior-price-notice.ts'
import { agesOf } from './travellers.ts'

type DaysPassLine = Extract<OrderLine, { kind: 'days-pass' }>

/** The price of one line of passes for consecutive days: children pay less, and the youngest nothing. */
export function priceDaysPass(
  pass: DaysPass,
  line: DaysPassLine,
  people: number,
  campaigns: readonly Campaign[],
  { currency, at }: PricingContext,
): LineResult {
  const variant = pass.variants.find(({ id }) => id === line.variant)
  if (!variant) return { ok: false, fault: 'unknown-variant' }
  const today = shopDay(at)
  const ages = agesOf(line, today)
  if ('fault' in ages) return { ok: false, ...ages }

  const { adult, child } = priceOn(variant.history, today).prices
  const campaign = bestCampaign(campaigns, pass.id, at)
  const adultStep = { kind: 'price', change: adult[currency] } as const
  const reduced = (price: number, group: 'adult' | 'child') =>
    reductions([], campaign, { price, currency, group, people })
  const withNotice = (price: ExplainedPrice, group: 'adult' | 'child') =>
    withPriorPriceNotice(price, () =>
      priorPriceNotice(
        { product: pass.id, history: variant.history, pick: all => all[group] },
        campaigns,
        currency,
        at,
      ),
    )

  return pricedLine(
    ages.map(age => {
      if (age < pass.child.from)
        return sumSteps([adultStep, { kind: 'age', group: 'infant', change: -adultStep.change }])
      if (age > pass.child.to)
        return withNotice(sumSteps([adultStep, ...reduced(adultStep.change, 'adult')]), 'adult')
      const price = child[currency]
      return withNotice(
        sumSteps([
          adultStep,
          { kind: 'age', group: 'child', change: price - adultStep.change },
          ...reduced(price, 'child'),
        ]),
        'child',
      )
    }),
  )
}
