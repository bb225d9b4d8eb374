import { type Currency, parseCurrency } from '../../shared/shop/currency.ts'
import { chooseCurrency } from '../../stores/currency.ts'

/** A basket that is not empty. */
interface FullBasket {
  readonly currency: Currency
}

/**
 * Chooses a currency. If the basket has another one, the reader is asked and the basket is emptied.
 *
 * @param code an unknown currency is ignored
 * @param question the question for the reader
 */
export function chooseForBasket(
  code: string,
  question: string | undefined,
  full: FullBasket | undefined,
  empty: () => void,
): void {
  const chosen = parseCurrency(code)
  if (!chosen) return
  if (full && full.currency !== chosen) {
    if (!confirm(question)) return
    empty()
  }
  chooseCurrency(chosen)
}
