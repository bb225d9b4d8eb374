import { readSentBasket } from '../../shop/basket/basket.ts'
import type { FormRules } from '../kit/check.ts'
import { rowName } from '../kit/field-name.ts'
import type { OrderFields } from './form.ts'
import type { OrderWords } from './words.ts'

/** An order has a whole basket, or a row that says what it is; a gift card is of the basket's currency. */
export const orderRules: FormRules<OrderFields, OrderWords> = (input, words) => {
  const errors: Record<string, string> = {}
  const basket = input.basket === '' ? undefined : readSentBasket(input.basket)
  if (input.basket !== '' && !basket) errors['basket'] = words.basket.refused
  if (input.basket === '' && input.items.length === 0) errors['items'] = words.items.missing
  for (const { row, values } of input.items)
    for (const name of ['product', 'what'] as const)
      if (values[name] === '') errors[rowName('items', row, name)] = words.items.fields[name].missing
  if (input.giftCode !== '') {
    if (input.giftCurrency === '') errors['giftCurrency'] = words.giftCurrency.missing
    else if (basket && basket.currency !== input.giftCurrency)
      errors['giftCurrency'] = words.giftCurrency.refused
  }
  return errors
}
