import { isIsoDay, shopDay } from '../../iso-day.ts'
import type { Basket } from '../../shop/basket/basket.ts'
import { priceBasket } from '../../shop/basket/price-basket.ts'
import { type Catalogue, monthsAhead } from '../../shop/catalogue/catalogue.ts'
import { dayFault } from '../../shop/words/day-words.ts'
import { lineFaults } from '../../shop/words/line-faults.ts'
import { lineTitle } from '../../shop/words/line-title.ts'
import type { FormRules } from '../kit/check.ts'
import { type Inputs, unreadableInput } from '../kit/define-form.ts'
import type { FormErrors } from '../kit/errors.ts'
import { rowName } from '../kit/field-name.ts'
import type { OrderFields } from './form.ts'
import type { OrderWords } from './labels.ts'

/** The ids of the passes that can be written in a row, by their names there. */
const passes: Readonly<Record<string, string>> = {
  interrail: 'interrail-global',
  'one-country': 'interrail-global',
  japan: 'japan-rail-pass',
}

/**
 * An order needs a valid basket, or a row that says what is ordered, for a day in the future. A gift card must be in
 * the basket's currency.
 */
export const orderRules: FormRules<OrderFields, OrderWords, Catalogue> = (input, words, now, shop) => {
  const basket = input.basket === unreadableInput ? undefined : input.basket
  const errors: Record<string, string> = {}
  if (!input.basket && input.items.length === 0) errors['items'] = words.items.missing
  for (const { row, values } of input.items)
    for (const name of ['product', 'what'] as const)
      if (values[name] === '') errors[rowName('items', row, name)] = words.items.fields[name].missing
  if (input.giftCode !== '') {
    if (input.giftCurrency === '') errors['giftCurrency'] = words.giftCurrency.missing
    else if (basket && basket.currency !== input.giftCurrency)
      errors['giftCurrency'] = words.giftCurrency.refused
  }
  return shop
    ? { ...(basket && basketFaults(basket, shop, now)), ...rowDays(input, shop, now), ...errors }
    : errors
}

/**
 * Errors for the lines of a basket that cannot be ordered, each with the line's name. The mails price the basket again,
 * by the moment at which it was first sent.
 */
function basketFaults(basket: Basket, shop: Catalogue, now: Date): FormErrors {
  const faults = priceBasket(shop, basket, now).lines.flatMap(priced =>
    lineFaults(shop, priced, now, shop.locale).map(
      fault => `${lineTitle(shop, priced.line, shop.locale)}. ${fault}`,
    ),
  )
  return faults.length > 0 ? { basket: faults.join(' ') } : {}
}

/** Errors for rows whose day is past, or too far ahead for a pass. */
function rowDays({ items }: Inputs<OrderFields>, shop: Catalogue, now: Date): FormErrors {
  return Object.fromEntries(
    items.flatMap(({ row, values: { date, product } }) => {
      const months = monthsAhead(shop, passes[product] ?? '')
      const fault = isIsoDay(date) && dayFault(date, shopDay(now), months, shop.locale)
      return fault ? [[rowName('items', row, 'date'), fault]] : []
    }),
  )
}
