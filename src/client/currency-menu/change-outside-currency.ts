import { outsideBasket, saveOutsideBasket } from '../../stores/outside-basket.ts'
import { chooseForBasket } from './choose-for-basket.ts'
import { focusMenu } from './focus-menu.ts'

export { currency } from '../../stores/currency.ts'

/**
 * Chooses a currency, and asks first if the basket of an outside widget has another one. The widget then empties its
 * basket, and the page counts it as empty even if the widget does not answer.
 */
export function changeCurrency(code: string, question: string | undefined): void {
  const full = outsideBasket.get()
  chooseForBasket(code, question, full, () => full && saveOutsideBasket({ ...full, count: 0 }))
  focusMenu()
}
