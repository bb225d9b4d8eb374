import { basket, emptyBasket } from '../../stores/basket.ts'
import { chooseForBasket } from './choose-for-basket.ts'
import { focusMenu } from './focus-menu.ts'
import { offerUndo } from './offer-undo.ts'

export { currency } from '../../stores/currency.ts'

/** Chooses a currency. If the basket has another one, asks first, empties the basket and offers to restore it. */
export function changeCurrency(code: string, question: string | undefined): void {
  const full = basket.get()
  chooseForBasket(code, question, full, emptyBasket)
  if (full && !basket.get()) offerUndo(full)
  else focusMenu()
}
