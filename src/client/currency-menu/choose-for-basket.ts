import { type Currency, knownCurrency } from '../../shared/shop/currency.ts'
import { chooseCurrency } from '../../stores/currency.ts'

/** A basket with something in it. */
interface FullBasket {
  readonly currency: Currency
}

/**
 * Chooses a currency. A basket has one: where it is another, the reader is asked, and it is emptied.
 *
 * @param code what is no currency of ours chooses nothing
 * @param question what is asked first
 */
export function chooseForBasket(
  code: string,
  question: string | undefined,
  full: FullBasket | undefined,
  empty: () => void,
): void {
  const chosen = knownCurrency(code)
  if (!chosen) return
  if (full && full.currency !== chosen) {
    if (!confirm(question)) return
    empty()
  }
  chooseCurrency(chosen)
}
