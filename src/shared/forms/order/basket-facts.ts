import type { OrderFacts } from '../../mail/order-facts.ts'
import type { Basket } from '../../shop/basket/basket.ts'
import { priceBasket } from '../../shop/basket/price-basket.ts'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import { lineTitle } from '../../shop/words/line-title.ts'

/** What the ledger keeps of a basket, priced by the rules from the English catalogue. */
export function basketFacts(
  basket: Basket,
  catalogue: Catalogue,
  at: Date,
): Pick<OrderFacts, 'currency' | 'lines' | 'total'> {
  const { lines, total } = priceBasket(catalogue, basket, at)
  return {
    currency: basket.currency,
    lines: lines.map(({ line, result }) => ({
      product: lineTitle(catalogue, line, 'en'),
      ...(result?.ok && { sum: result.total }),
    })),
    total,
  }
}
