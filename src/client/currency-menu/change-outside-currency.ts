import { saveOutsideBasket, outsideBasket } from '../../stores/outside-basket.ts'
import { chooseForBasket } from './choose-for-basket.ts'
import { focusMenu } from './focus-menu.ts'

export { currency } from '../../stores/currency.ts'

/**
 * Chooses a currency, and asks first where the basket of an outside widget has another: the widget, told of it, empties it.
 * The page counts nothing in it from then on, whether or not the widget answers.
 */
export function changeCurrency(code: string, question: string | undefined): void {
  const full = outsideBasket.get()
  chooseForBasket(code, question, full, () => full && saveOutsideBasket({ ...full, count: 0 }))
  focusMenu()
}
