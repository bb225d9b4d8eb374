import { type IsoDay, shopDay } from '../../iso-day.ts'
import type { Campaign } from '../catalogue/catalogue.ts'
import type { Discount } from '../catalogue/products.ts'
import { currencies, perCurrency } from '../currency.ts'
import type { Amounts } from '../money.ts'
import type { AgeGroup } from './age.ts'
import { bestCampaign } from './campaigns.ts'
import { reductions } from './discounts.ts'

/** A price during a campaign. Both moments are in milliseconds, and inclusive. */
export interface CampaignPrice {
  readonly from: number
  readonly until: number
  readonly amounts: Amounts
}

/** The price for one person, and the prices during campaigns. */
export interface ShownPrice {
  readonly amounts: Amounts
  readonly during: readonly CampaignPrice[]
}

interface SoldTo {
  /** The product's id. */
  readonly id: string
  readonly discounts?: readonly Discount[]
}

/** The price for one person of an age group at a moment, with the product's discounts or the campaign applied. */
export function priceForOne(
  { id, discounts = [] }: SoldTo,
  group: AgeGroup,
  list: Amounts,
  campaigns: readonly Campaign[],
  at: Date,
): Amounts {
  const campaign = bestCampaign(campaigns, id, at)
  return perCurrency(currency => {
    const price = list[currency]
    const steps = reductions(discounts, campaign, { price, currency, group, people: 1 })
    return steps.reduce((remaining, { change }) => remaining + change, price)
  })
}

/**
 * The prices that a page shows: the price for one person without a campaign, and in those that run or are planned.
 *
 * @param list returns the product's price of a day, without reductions
 */
export function shownPrice(
  product: SoldTo,
  group: AgeGroup,
  list: (day: IsoDay) => Amounts,
  campaigns: readonly Campaign[],
  now: Date,
): ShownPrice {
  const amounts = priceForOne(product, group, list(shopDay(now)), [], now)
  const moments = campaigns
    .filter(({ products }) => products.includes(product.id))
    .flatMap(({ start, end }) => [Date.parse(start), Date.parse(end) + 1])
  const changes = [...new Set(moments)].sort((one, other) => one - other)
  const during = changes.flatMap((from, place): CampaignPrice[] => {
    const until = (changes[place + 1] ?? from) - 1
    if (until < now.getTime()) return []
    const at = new Date(Math.max(from, now.getTime()))
    const paid = priceForOne(product, group, list(shopDay(at)), campaigns, at)
    const isSame = currencies.every(code => paid[code] === amounts[code])
    return isSame || !bestCampaign(campaigns, product.id, at) ? [] : [{ from, until, amounts: paid }]
  })
  return { amounts, during }
}

/** Applies a function to every amount of a shown price. */
export const mapShownPrice = (
  { amounts, during }: ShownPrice,
  change: (of: Amounts) => Amounts,
): ShownPrice => ({
  amounts: change(amounts),
  during: during.map(({ amounts: paid, ...time }) => ({ ...time, amounts: change(paid) })),
})
