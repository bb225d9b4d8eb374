import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Minor } from '../money.ts'
import { priceOrder } from '../price-rules/order.ts'
import type { LineResult } from '../price-rules/order-line.ts'
import type { Basket } from './basket.ts'
import { type BasketLine, describeLine } from './line.ts'

export interface PricedBasketLine {
  readonly line: BasketLine
  /** Absent for a line that customer service prices. */
  readonly result?: LineResult
  /** The price that the reader saw before, if it has changed. */
  readonly before?: Minor
}

export interface PricedBasket {
  readonly lines: readonly PricedBasketLine[]
  /** The sum of the lines that have a price. */
  readonly total: Minor
  /**
   * Whether the total lacks lines that customer service prices: rides, tickets, and lines that the rules cannot price.
   */
  readonly isPartial: boolean
}

/** The total of the prices that the reader saw before. */
export const seenTotal = ({ lines }: Pick<PricedBasket, 'lines'>): Minor =>
  lines.reduce((sum, { result, before }) => (result?.ok ? sum + (before ?? result.total) : sum), 0)

/** The basket's lines, with the current prices recorded as seen. */
export const withShownPrices = ({ lines }: Pick<PricedBasket, 'lines'>): BasketLine[] =>
  lines.map(({ line, result }) => (result?.ok ? { ...line, seen: result.total } : line))

/** Prices a basket by the rules from the current catalogue. */
export function priceBasket(
  catalogue: Pick<Catalogue, 'products' | 'campaigns'>,
  { currency, lines }: Pick<Basket, 'currency' | 'lines'>,
  at: Date,
): PricedBasket {
  const orders = lines.map(line => describeLine(line).order)
  const sold = orders.filter(order => order !== undefined)
  const { total, lines: results } = priceOrder(catalogue, sold, { currency, at })
  const remainingResults = results.values()
  const priced = lines.map((line, place): PricedBasketLine => {
    const result = orders[place] && remainingResults.next().value
    if (!result) return { line }
    const { seen } = line
    return { line, result, ...(result.ok && seen !== undefined && seen !== result.total && { before: seen }) }
  })
  const isPartial = priced.some(({ result }) => !result?.ok || result.isMinimum === true)
  return { lines: priced, total, isPartial }
}
