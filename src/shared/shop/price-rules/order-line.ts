import type { IsoDay } from '../../iso-day.ts'
import type { Minor } from '../money.ts'
import type { AgeGroup } from './age.ts'
import type { ExplainedPrice, PriorPriceNotice } from './explain.ts'
import { totalPriorPriceNotice } from './prior-price-notice.ts'

/** What the price rules need to know about a traveller: the birth date, or the age group until that is known. */
export type Traveller = { readonly birth: IsoDay } | { readonly group: AgeGroup }

interface PassLine {
  /** The product's id. */
  readonly product: string
  readonly variant: string
  /** The day on which ages count. While it is empty, the first day is not decided, and the day of the order counts. */
  readonly firstDay: IsoDay | ''
  /** The travellers of this line; children are on the line of those they travel with. */
  readonly travellers: readonly Traveller[]
}

export type OrderLine =
  | (PassLine & { readonly kind: 'interrail'; readonly class: 'first' | 'second' })
  | (PassLine & { readonly kind: 'days-pass' })
  | { readonly kind: 'gift-card'; readonly product: string; readonly value: Minor }
  | { readonly kind: 'taxi'; readonly product: string }

/** Why a line has no price, with the indexes of the travellers concerned. */
export type LineFault =
  | {
      readonly fault: 'unknown-product' | 'unknown-variant' | 'unknown-value' | 'wrong-day' | 'no-travellers'
    }
  | { readonly fault: 'wrong-birth' | 'child-alone'; readonly travellers: readonly number[] }

export interface PricedLine {
  readonly ok: true
  readonly total: Minor
  /** A price for each traveller, in the order of the line; a single one for a product that is not sold per person. */
  readonly prices: readonly ExplainedPrice[]
  /** The notice for the total if a campaign or a price cut made it lower. */
  readonly reduced?: PriorPriceNotice
  /** The total is a minimum; customer service gives the final price. */
  readonly isMinimum?: true
}

export type LineResult = PricedLine | ({ readonly ok: false } & LineFault)

export function pricedLine(prices: readonly ExplainedPrice[]): PricedLine {
  const reduced = totalPriorPriceNotice(prices)
  return {
    ok: true,
    total: prices.reduce((sum, { total }) => sum + total, 0),
    prices,
    ...(reduced && { reduced }),
  }
}
