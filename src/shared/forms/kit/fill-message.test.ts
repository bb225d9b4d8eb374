import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { currencies } from '../../shop/currency.ts'
import { formatMoney } from '../../shop/format-money.ts'
import { fillMessage } from './fill-message.ts'

test.each([
  ['At most {max}', { max: 5 }, 'At most 5'],
  ['{a} and {b}.', { a: '1 kr.', b: '2 kr.' }, '1 kr. and 2 kr.'],
  ['{a}. Next', { a: 'kr' }, 'kr. Next'],
  ['{a}, {b}', { a: 'kr.' }, 'kr., {b}'],
  ['{unknown}.', {}, '{unknown}.'],
])('fills %j with %j', (message, values, filled) => {
  expect(fillMessage(message, values)).toBe(filled)
})

test.each(locales)('in %s a sentence that ends with a sum has one full stop', locale => {
  for (const currency of currencies)
    expect(fillMessage('{sum}. Kampagnen', { sum: formatMoney(331_700, currency, locale) })).toMatch(
      /[^.]\. Kampagnen$/,
    )
})
