import type { Campaign } from '../catalogue/catalogue.ts'
import type { Dated } from '../catalogue/fields.ts'
import type { Currency } from '../currency.ts'
import { addDays, type IsoDay, shopDay } from '../iso-day.ts'
import { type Amounts, discounted } from '../money.ts'
import { bestCampaign } from './campaigns.ts'
import type { ExplainedPrice, PriorPriceNotice } from './explain.ts'
import { lowestBefore, priceOn, reduction } from './history.ts'

interface Sold<Prices> {
  readonly product: string
  readonly history: readonly Dated<Prices>[]
  /** Which of the variant's prices. */
  readonly pick: (prices: Prices) => Amounts
}

/** Days that a lower price may be called a cut. */
const noticeDays = 30

/**
 * What may be said of a price's reduction, by a campaign or by a lower price of the last 30 days. `undefined` where the
 * price is not below the lowest that was asked before: then no reduction may be announced.
 */
export function priorPriceNotice<Prices>(
  { product, history, pick }: Sold<Prices>,
  campaigns: readonly Campaign[],
  currency: Currency,
  at: Date,
): PriorPriceNotice | undefined {
  const today = shopDay(at)
  const campaign = bestCampaign(campaigns, product, at)
  const list = (day: IsoDay) => pick(priceOn(history, day).prices)[currency]
  const now = campaign ? discounted(list(today), campaign.percentage, currency) : list(today)
  const cut = campaign ? shopDay(new Date(campaign.start)) : lastCut(history, today)
  if (!cut) return undefined

  const earlier = campaigns
    .filter(other => other !== campaign && other.products.includes(product))
    .map(({ start, end, percentage }) => ({
      from: shopDay(new Date(start)),
      to: shopDay(new Date(end)),
      percentage,
    }))
  const priceWithCuts = (day: IsoDay) => {
    const off = earlier.filter(({ from, to }) => from <= day && day <= to).map(other => other.percentage)
    return off.length > 0 ? discounted(list(day), Math.max(...off), currency) : list(day)
  }
  const before = lowestBefore(cut, history, earlier, priceWithCuts)
  if (before === undefined) return undefined
  const percentage = reduction(before, now)
  return percentage > 0 ? { before, percentage } : undefined
}

/** The day that the price in force began, where that is no longer ago than a cut is announced. */
function lastCut(history: readonly { readonly from: IsoDay }[], today: IsoDay): IsoDay | undefined {
  const { from } = priceOn(history, today)
  return from > addDays(today, -noticeDays) && from <= today ? from : undefined
}

/**
 * A price with what may be said of its reduction. Nothing is said where the product's own discounts made the price: they
 * are everybody's who is of that age or in such a group, and no cut.
 */
export function withPriorPriceNotice(
  price: ExplainedPrice,
  notice: () => PriorPriceNotice | undefined,
): ExplainedPrice {
  if (price.steps.some(({ kind }) => kind === 'extra' || kind === 'group' || kind === 'free-child'))
    return price
  const reduced = price.total > 0 ? notice() : undefined
  return reduced ? { ...price, reduced } : price
}

/** What may be said of several prices together, where one of them is reduced. */
export function totalPriorPriceNotice(prices: readonly ExplainedPrice[]): PriorPriceNotice | undefined {
  const before = prices.reduce((sum, { total, reduced }) => sum + (reduced?.before ?? total), 0)
  const percentage = reduction(
    before,
    prices.reduce((sum, { total }) => sum + total, 0),
  )
  return percentage > 0 ? { before, percentage } : undefined
}
