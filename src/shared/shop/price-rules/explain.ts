import type { Currency } from '../currency.ts'
import type { Minor } from '../money.ts'
import type { AgeGroup } from './age.ts'

/**
 * One step of a price's calculation. `change` is what it adds or takes off; all changes add up to the price. Travellers
 * are named by their index in the order line.
 */
export type Step =
  /** The price for an adult. */
  | { readonly kind: 'price'; readonly change: Minor }
  /** A gift card's value is its price. */
  | { readonly kind: 'value'; readonly change: Minor }
  /** The lowest price of a ride; its final price is given when it is booked. */
  | { readonly kind: 'price-from'; readonly change: Minor }
  | { readonly kind: 'age'; readonly group: AgeGroup | 'infant'; readonly change: Minor }
  /** `with`: the traveller who takes the child along, if travellers can be told apart. */
  | { readonly kind: 'free-child'; readonly with?: number; readonly change: Minor }
  /** A child beyond the free ones pays as a youth. */
  | { readonly kind: 'child-as-youth'; readonly change: Minor }
  | { readonly kind: 'extra'; readonly group: AgeGroup; readonly percentage: number; readonly change: Minor }
  | { readonly kind: 'group'; readonly people: number; readonly percentage: number; readonly change: Minor }
  | {
      readonly kind: 'campaign'
      readonly campaign: string
      readonly percentage: number
      readonly change: Minor
    }
  /** What the other reduction would have cost, if both are possible: they are never added. */
  | {
      readonly kind: 'not-added'
      readonly what: 'campaign' | 'discounts'
      readonly price: Minor
      readonly change: 0
    }

/**
 * The prior price that the law requires beside a reduced price: the lowest of the 30 days before the cut, and the
 * reduction from it.
 */
export interface PriorPriceNotice {
  readonly before: Minor
  readonly percentage: number
}

/** A sum with the steps of its calculation. */
export interface ExplainedPrice {
  readonly total: Minor
  readonly steps: readonly Step[]
  /** The notice if a campaign or a price cut made it lower. */
  readonly reduced?: PriorPriceNotice
}

/** The context for calculating a price. */
export interface PricingContext {
  readonly currency: Currency
  /** The moment that decides the current price and the campaigns. */
  readonly at: Date
}

/** Sums the steps of a price. */
export const sumSteps = (steps: readonly Step[]): ExplainedPrice => ({
  total: steps.reduce((total, step) => total + step.change, 0),
  steps,
})
