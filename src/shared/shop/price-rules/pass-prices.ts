import { shopDay } from '../../iso-day.ts'
import type { Campaign } from '../catalogue/catalogue.ts'
import type { DatedPrices } from '../catalogue/fields.ts'
import type { Discount } from '../catalogue/products.ts'
import type { Amounts } from '../money.ts'
import type { AgeGroup } from './age.ts'
import { bestCampaign } from './campaigns.ts'
import { reductions } from './discounts.ts'
import { type ExplainedPrice, type PricingContext, type Step, sumSteps } from './explain.ts'
import { priceOn } from './history.ts'
import type { LineFault, OrderLine } from './order-line.ts'
import { priorPriceNotice, withPriorPriceNotice } from './prior-price-notice.ts'
import { agesOf } from './travellers.ts'

type PassLine = Extract<OrderLine, { travellers: unknown }>

interface Pass<Prices> {
  readonly id: string
  readonly variants: readonly { readonly id: string; readonly history: readonly DatedPrices<Prices>[] }[]
  readonly discounts?: readonly Discount[]
}

/** What the price of a pass depends on besides its line. */
export interface PassSale extends PricingContext {
  readonly campaigns: readonly Campaign[]
  /** The number of people who travel with this product from the same first day, including other lines. */
  readonly people: number
}

/** A step without its amount. */
type Reason<Kind extends Step['kind']> = Kind extends Step['kind']
  ? Omit<Extract<Step, { kind: Kind }>, 'change'>
  : never

interface PassPrices<Group> {
  /** The ages of the line's travellers on the first travel day. */
  readonly ages: readonly number[]
  /** What one traveller pays; `why` explains the difference from an adult's price. */
  readonly priceFor: (group: Group | 'adult', why?: Reason<'age' | 'child-as-youth'>) => ExplainedPrice
  /** The price of a traveller who pays nothing. */
  readonly free: (why: Reason<'age' | 'free-child'>) => ExplainedPrice
}

/**
 * The prices of one line of passes for each group of travellers, or why it has none.
 *
 * @param pick the list price of a group
 */
export function passPrices<Prices, Group extends AgeGroup>(
  { id, variants, discounts = [] }: Pass<Prices>,
  line: PassLine,
  { campaigns, people, currency, at }: PassSale,
  pick: (prices: Prices, group: Group | 'adult') => Amounts,
): PassPrices<Group> | LineFault {
  const variant = variants.find(found => found.id === line.variant)
  if (!variant) return { fault: 'unknown-variant' }
  const { history } = variant
  const today = shopDay(at)
  const ages = agesOf(line, today)
  if ('fault' in ages) return ages

  const { prices } = priceOn(history, today)
  const adult = pick(prices, 'adult')[currency]
  const adultStep = { kind: 'price', change: adult } as const
  const campaign = bestCampaign(campaigns, id, at)
  return {
    ages,
    priceFor(group, why) {
      const price = pick(prices, group)[currency]
      const steps = [
        adultStep,
        ...(why ? [{ ...why, change: price - adult }] : []),
        ...reductions(discounts, campaign, { price, currency, group, people }),
      ]
      const sold = { product: id, history, pick: (all: Prices) => pick(all, group) }
      return withPriorPriceNotice(sumSteps(steps), () => priorPriceNotice(sold, campaigns, currency, at))
    },
    free: why => sumSteps([adultStep, { ...why, change: -adult }]),
  }
}
