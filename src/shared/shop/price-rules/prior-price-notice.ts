import { addDays, type IsoDay, shopDay } from '../../iso-day.ts'
import type { Campaign } from '../catalogue/catalogue.ts'
import type { DatedPrices } from '../catalogue/fields.ts'
import type { Currency } from '../currency.ts'
import { type Amounts, discounted } from '../money.ts'
import { bestCampaign } from './campaigns.ts'
import type { ExplainedPrice, PriorPriceNotice } from './explain.ts'
import { lowestBefore, priceOn, reduction } from './history.ts'

interface Sold<Prices> {
  readonly product: string
  readonly history: readonly DatedPrices<Prices>[]
  /** Picks one of the variant's prices. */
  readonly pick: (prices: Prices) => Amounts
}

/** The days of a campaign, both included. */
interface Reduction {
  readonly from: IsoDay
  readonly to: IsoDay
  readonly isOver: boolean
  readonly percentage: number
}

/** Days for which a lower price may be announced as a reduction. */
const noticeDays = 30

/**
 * The prior-price notice for a price that was reduced by a campaign or cut in the last 30 days. `undefined` if it is
 * not below the lowest earlier price, since no reduction may be announced then.
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
  const reductions = campaigns
    .filter(({ products }) => products.includes(product))
    .map(({ start, end, percentage }) => ({
      from: shopDay(new Date(start)),
      to: shopDay(new Date(end)),
      isOver: Date.parse(end) < at.getTime(),
      percentage,
    }))
  const cuts = history
    .map(({ from }) => from)
    .filter(day => day <= today && list(day) < list(addDays(day, -1)))
  const begun = campaign ? shopDay(new Date(campaign.start)) : priceOn(history, today).from
  const cut = lastCut({ begun, percentage: campaign?.percentage ?? 0 }, reductions, cuts)
  // A price without a campaign is new for some days only.
  if (!campaign && cut <= addDays(today, -noticeDays)) return undefined

  const priceWithCuts = (day: IsoDay) => {
    const off = reductions.filter(({ from, to }) => from <= day && day <= to).map(other => other.percentage)
    return off.length > 0 ? discounted(list(day), Math.max(...off), currency) : list(day)
  }
  const before = lowestBefore(cut, history, reductions, priceWithCuts)
  if (before === undefined) return undefined
  const percentage = reduction(before, now)
  return percentage > 0 ? { before, percentage } : undefined
}

interface CurrentPrice {
  /** The first day of its campaign, or of the list price if there is no campaign. */
  readonly begun: IsoDay
  readonly percentage: number
}

/**
 * The last day on which the price became what it is now. That is its first day, one on which the list price was cut, or
 * the one after a stronger campaign interrupted it, whose lower price is then an earlier one.
 */
function lastCut(
  { begun, percentage }: CurrentPrice,
  reductions: readonly Reduction[],
  cuts: readonly IsoDay[],
): IsoDay {
  const interruptions = reductions.filter(other => other.percentage > percentage && other.isOver)
  const later = [...cuts, ...interruptions.map(({ to }) => addDays(to, 1))]
  return later.reduce((last, day) => (day > last ? day : last), begun)
}

/**
 * Adds the prior-price notice to a price. A price with the product's own discounts gets none, since those are not price
 * cuts.
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

/** The notice for the sum of several prices, if one of them is reduced. */
export function totalPriorPriceNotice(prices: readonly ExplainedPrice[]): PriorPriceNotice | undefined {
  const before = prices.reduce((sum, { total, reduced }) => sum + (reduced?.before ?? total), 0)
  const percentage = reduction(
    before,
    prices.reduce((sum, { total }) => sum + total, 0),
  )
  return percentage > 0 ? { before, percentage } : undefined
}
