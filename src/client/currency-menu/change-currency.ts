import type { Currency } from '../../shared/shop/currency.ts'
import { basket, emptyBasket } from '../../stores/basket.ts'
import { chooseCurrency } from '../../stores/currency.ts'

export { currency } from '../../stores/currency.ts'

/**
 * Chooses a currency. A basket has one: where it is another, the reader is asked, and it is emptied.
 *
 * @param question what is asked first
 */
export function changeCurrency(chosen: Currency, question: string | undefined): void {
  const full = basket.get()
  if (full && full.currency !== chosen) {
    if (!confirm(question)) return
    emptyBasket()
  }
  chooseCurrency(chosen)
}
