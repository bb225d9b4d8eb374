import { outsideBasket } from '../../stores/outside-basket.ts'
import { chooseForBasket } from './choose-for-basket.ts'

export { currency } from '../../stores/currency.ts'

/** Chooses a currency, and asks first where the basket of an outside widget has another: the widget, told of it, empties it. */
export const changeCurrency = (code: string, question: string | undefined) =>
  chooseForBasket(code, question, outsideBasket.get(), () => {})
