import type { OrderFacts } from '../../mail/order-facts.ts'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import { lineTitle } from '../../shop/words/line-title.ts'
import type { PricedOrder } from './sections.ts'

/** The ledger's facts about an order, with products named by the English catalogue. */
export function basketFacts(
  { lines, total, currency }: PricedOrder,
  catalogue: Catalogue,
): Pick<OrderFacts, 'currency' | 'lines' | 'total'> {
  return {
    currency,
    lines: lines.map(({ line, result }) => ({
      product: lineTitle(catalogue, line, 'en'),
      ...(result?.ok && { sum: result.total }),
    })),
    total,
  }
}
