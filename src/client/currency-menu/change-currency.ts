import { basket, emptyBasket } from '../../stores/basket.ts'
import { chooseForBasket } from './choose-for-basket.ts'

export { currency } from '../../stores/currency.ts'

/** Chooses a currency, and asks first where the basket has another. */
export const changeCurrency = (code: string, question: string | undefined) =>
  chooseForBasket(code, question, basket.get(), emptyBasket)
