import type { IsoDay } from '../iso-day.ts'
import type { Minor } from '../money.ts'
import type { Explained } from './explain.ts'

/** What the rules need to know of a person: no name. */
export interface Traveller {
  readonly birth: IsoDay
}

interface PassLine {
  /** The product's id. */
  readonly product: string
  readonly variant: string
  /** Its day decides every age. */
  readonly firstDay: IsoDay
  /** Those who travel together on this pass; children are on the line of those they travel with. */
  readonly travellers: readonly Traveller[]
}

export type OrderLine =
  | (PassLine & { readonly kind: 'interrail'; readonly class: 'first' | 'second' })
  | (PassLine & { readonly kind: 'days-pass' })
  | { readonly kind: 'gift-card'; readonly product: string; readonly value: Minor }
  | { readonly kind: 'taxi'; readonly product: string }

/** Why a line has no price, with the travellers concerned by their place. */
export type LineFault =
  | {
      readonly fault: 'unknown-product' | 'unknown-variant' | 'unknown-value' | 'wrong-day' | 'no-travellers'
    }
  | { readonly fault: 'wrong-birth' | 'child-alone'; readonly travellers: readonly number[] }

export interface PricedLine {
  readonly ok: true
  readonly total: Minor
  /** A price for each traveller, in the order of the line; one alone for what is not sold by person. */
  readonly prices: readonly Explained[]
  /** The total is the least it can be: the rest is told by customer service. */
  readonly from?: true
}

export type LineResult = PricedLine | ({ readonly ok: false } & LineFault)

export const priced = (prices: readonly Explained[]): PricedLine => ({
  ok: true,
  total: prices.reduce((sum, { total }) => sum + total, 0),
  prices,
})
