import { type Catalogue, productOf } from '../catalogue/catalogue.ts'
import type { Minor } from '../money.ts'
import { priceDaysPass } from './days-pass.ts'
import { type PricingContext, sumSteps } from './explain.ts'
import { priceInterrail } from './interrail.ts'
import { type LineResult, type OrderLine, pricedLine } from './order-line.ts'

type Priceable = Pick<Catalogue, 'products' | 'campaigns'>

export interface PricedOrder {
  /** The sum of the lines that have a price. */
  readonly total: Minor
  /** A result for each line, in the same order. */
  readonly lines: readonly LineResult[]
}

/** Prices an order, line by line, in one currency. Nothing depends on the order of the lines. */
export function priceOrder(
  catalogue: Priceable,
  order: readonly OrderLine[],
  context: PricingContext,
): PricedOrder {
  const lines = order.map(line => priceLine(catalogue, line, peopleTravellingWith(line, order), context))
  return { total: lines.reduce((sum, line) => sum + (line.ok ? line.total : 0), 0), lines }
}

/**
 * The number of people who travel together: all people of a product with the same first travel day, children included.
 */
function peopleTravellingWith(line: OrderLine, order: readonly OrderLine[]): number {
  if (!('travellers' in line)) return 0
  return order.reduce(
    (people, other) =>
      'travellers' in other && other.product === line.product && other.firstDay === line.firstDay
        ? people + other.travellers.length
        : people,
    0,
  )
}

function priceLine(
  catalogue: Priceable,
  line: OrderLine,
  people: number,
  context: PricingContext,
): LineResult {
  const unknown = { ok: false, fault: 'unknown-product' } as const
  const { currency } = context
  const sale = { campaigns: catalogue.campaigns, people, ...context }
  switch (line.kind) {
    case 'interrail': {
      const pass = productOf(catalogue, line.product, 'interrail')
      return pass ? priceInterrail(pass, line, sale) : unknown
    }
    case 'days-pass': {
      const pass = productOf(catalogue, line.product, 'days-pass')
      return pass ? priceDaysPass(pass, line, sale) : unknown
    }
    case 'gift-card': {
      const card = productOf(catalogue, line.product, 'gift-card')
      if (!card) return unknown
      if (!card.values.some(value => value[currency] === line.value))
        return { ok: false, fault: 'unknown-value' }
      return pricedLine([sumSteps([{ kind: 'value', change: line.value }])])
    }
    case 'taxi': {
      const taxi = productOf(catalogue, line.product, 'taxi')
      if (!taxi) return unknown
      return {
        ...pricedLine([sumSteps([{ kind: 'price-from', change: taxi.from[currency] }])]),
        isMinimum: true,
      }
    }
  }
}
