import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

/** `Intl` sets no-break spaces between groups and before units. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [formatMoney(359000, 'SEK', 'sv'), '3 590 kr'],
  [formatMoney(359000, 'SEK', 'da'), '3.590 SEK'],
  [formatMoney(359000, 'DKK', 'da'), '3.590 kr.'],
  [formatMoney(33500, 'EUR', 'en'), '€335'],
  [formatMoney(33550, 'EUR', 'en'), '€335.50'],
  [formatMoney(359000, 'NOK', 'en'), 'NOK 3,590'],
])('formats %s', (written, expected) => {
  expect(plain(written)).toBe(expected)
})
