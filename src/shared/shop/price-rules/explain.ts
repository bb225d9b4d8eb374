import type { Currency } from '../currency.ts'
import type { Minor } from '../money.ts'
import type { AgeGroup } from './age.ts'

/**
 * One step on the way to a price. `change` is what it adds or takes off: the changes of all steps sum to the price.
 * People are named by their place in the order line, from nought.
 */
export type Step =
  /** What the product costs an adult. */
  | { readonly kind: 'price'; readonly change: Minor }
  /** A gift card's value is its price. */
  | { readonly kind: 'value'; readonly change: Minor }
  /** A ride's price is from this; its own is told when it is booked. */
  | { readonly kind: 'price-from'; readonly change: Minor }
  | { readonly kind: 'age'; readonly group: AgeGroup | 'infant'; readonly change: Minor }
  /** `with`: the traveller who takes the child along, where travellers can be told apart. */
  | { readonly kind: 'free-child'; readonly with?: number; readonly change: Minor }
  /** A child more than go free pays as a youth. */
  | { readonly kind: 'child-as-youth'; readonly change: Minor }
  | { readonly kind: 'extra'; readonly group: AgeGroup; readonly percentage: number; readonly change: Minor }
  | { readonly kind: 'group'; readonly people: number; readonly percentage: number; readonly change: Minor }
  | {
      readonly kind: 'campaign'
      readonly campaign: string
      readonly percentage: number
      readonly change: Minor
    }
  /** What the other way of reducing would have come to, where both could be had: they are never added. */
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

/** A sum and how it came about. */
export interface ExplainedPrice {
  readonly total: Minor
  readonly steps: readonly Step[]
  /** The notice if a campaign or a price cut made it lower. */
  readonly reduced?: PriorPriceNotice
}

/** The context for calculating a price. */
export interface PricingContext {
  readonly currency: Currency
  /** The moment that decides the price in force and the campaigns. */
  readonly at: Date
}

/** Sums the steps of a price. */
export const sumSteps = (steps: readonly Step[]): ExplainedPrice => ({
  total: steps.reduce((total, step) => total + step.change, 0),
  steps,
})
