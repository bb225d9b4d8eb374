import type { Campaign } from '../catalogue/catalogue.ts'
import type { Dated } from '../catalogue/fields.ts'
import type { Currency } from '../currency.ts'
import { addDays, type IsoDay, shopDay } from '../iso-day.ts'
import { type Amounts, less, type Minor } from '../money.ts'
import { bestCampaign } from './campaigns.ts'
import { lowestBefore, priceOn, reduction } from './history.ts'

/** How a reduced price is announced: the lowest of the 30 days before the cut, and by how much it is below that. */
export interface Announced {
  readonly before: Minor
  readonly percentage: number
}

interface Sold<Prices> {
  readonly product: string
  readonly history: readonly Dated<Prices>[]
  /** Which of the variant's prices. */
  readonly pick: (prices: Prices) => Amounts
}

/** Days that a lower price may be called a cut. */
const announcedFor = 30

/**
 * What may be said of a price's reduction, by a campaign or by a lower price of the last 30 days. `undefined` where the
 * price is not below the lowest that was asked before: then no reduction may be announced.
 */
export function announced<Prices>(
  { product, history, pick }: Sold<Prices>,
  campaigns: readonly Campaign[],
  currency: Currency,
  at: Date,
): Announced | undefined {
  const today = shopDay(at)
  const campaign = bestCampaign(campaigns, product, at)
  const list = (day: IsoDay) => pick(priceOn(history, day).prices)[currency]
  const now = campaign ? less(list(today), campaign.percentage, currency) : list(today)
  const cut = campaign ? shopDay(new Date(campaign.start)) : lastCut(history, today)
  if (!cut) return undefined

  const earlier = campaigns
    .filter(other => other !== campaign && other.products.includes(product))
    .map(({ start, end, percentage }) => ({
      from: shopDay(new Date(start)),
      to: shopDay(new Date(end)),
      percentage,
    }))
  const asked = (day: IsoDay) => {
    const off = earlier.filter(({ from, to }) => from <= day && day <= to).map(other => other.percentage)
    return off.length > 0 ? less(list(day), Math.max(...off), currency) : list(day)
  }
  const before = lowestBefore(cut, history, earlier, asked)
  if (before === undefined) return undefined
  const percentage = reduction(before, now)
  return percentage > 0 ? { before, percentage } : undefined
}

/** The day that the price in force began, where that is no longer ago than a cut is announced. */
function lastCut(history: readonly { readonly from: IsoDay }[], today: IsoDay): IsoDay | undefined {
  const { from } = priceOn(history, today)
  return from > addDays(today, -announcedFor) && from <= today ? from : undefined
}
