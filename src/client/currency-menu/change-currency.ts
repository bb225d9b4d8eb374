import { basket, emptyBasket } from '../../stores/basket.ts'
import { chooseForBasket } from './choose-for-basket.ts'
import { focusMenu } from './focus-menu.ts'
import { offerUndo } from './offer-undo.ts'

export { currency } from '../../stores/currency.ts'

/** Chooses a currency. Where the basket has another it asks first, empties it, and offers to bring it back. */
export function changeCurrency(code: string, question: string | undefined): void {
  const full = basket.get()
  chooseForBasket(code, question, full, emptyBasket)
  if (full && !basket.get()) offerUndo(full)
  else focusMenu()
}
