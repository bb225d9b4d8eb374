import type { Campaign } from '../catalogue/catalogue.ts'
import type { Discount } from '../catalogue/products.ts'
import type { Currency } from '../currency.ts'
import { discounted, type Minor } from '../money.ts'
import type { AgeGroup } from './age.ts'
import type { Step } from './explain.ts'

interface Discountable {
  readonly price: Minor
  readonly currency: Currency
  readonly group: AgeGroup
  /** The number of people who travel together: all people of the product's lines with the same first travel day. */
  readonly people: number
}

/** The product's own discounts in its order, each applied to the remaining price. */
function discountSteps(
  discounts: readonly Discount[],
  { price, currency, group, people }: Discountable,
): Step[] {
  let remaining = price
  const applyDiscount = (percentage: number): Minor => {
    const before = remaining
    remaining = discounted(remaining, percentage, currency)
    return remaining - before
  }
  return discounts.flatMap((discount): Step[] => {
    if (discount.kind === 'extra') {
      const { percentage } = discount
      if (!discount.ages.some(age => age === group)) return []
      return [{ kind: 'extra', group, percentage, change: applyDiscount(percentage) }]
    }
    const step = discount.steps.findLast(({ from }) => people >= from)
    if (!step) return []
    return [{ kind: 'group', people, percentage: step.percentage, change: applyDiscount(step.percentage) }]
  })
}

const total = (steps: readonly Step[]) => steps.reduce((sum, { change }) => sum + change, 0)

/**
 * The reductions of a price: the product's discounts or the campaign, whichever is cheaper, never both. If both apply,
 * a last step says what the other would have cost.
 */
export function reductions(
  discounts: readonly Discount[],
  campaign: Campaign | undefined,
  paid: Discountable,
): Step[] {
  const own = discountSteps(discounts, paid)
  if (!campaign) return own
  const { id, percentage } = campaign
  const change = discounted(paid.price, percentage, paid.currency) - paid.price
  const offered: Step = { kind: 'campaign', campaign: id, percentage, change }
  if (own.length === 0) return [offered]
  return total(own) <= change
    ? [...own, { kind: 'not-added', what: 'campaign', price: paid.price + change, change: 0 }]
    : [offered, { kind: 'not-added', what: 'discounts', price: paid.price + total(own), change: 0 }]
}
