import { knownCurrency } from '../../shared/shop/currency.ts'
import { basket, emptyBasket } from '../../stores/basket.ts'
import { chooseCurrency } from '../../stores/currency.ts'

export { currency } from '../../stores/currency.ts'

/**
 * Chooses a currency. A basket has one: where it is another, the reader is asked, and it is emptied.
 *
 * @param code what is no currency of ours chooses nothing
 * @param question what is asked first
 */
export function changeCurrency(code: string, question: string | undefined): void {
  const chosen = knownCurrency(code)
  if (!chosen) return
  const full = basket.get()
  if (full && full.currency !== chosen) {
    if (!confirm(question)) return
    emptyBasket()
  }
  chooseCurrency(chosen)
}
