import type { LineOf } from '../../shop/basket/line.ts'
import { type Currency, parseCurrency } from '../../shop/currency.ts'
import type { Minor } from '../../shop/money.ts'
import type { Values } from '../kit/define-form.ts'
import type { giftFields } from './form.ts'

/** The name of the folder in `content/products`. */
export const giftProduct = 'gift-card'

interface GiftValue {
  readonly currency: Currency
  readonly value: Minor
}

/** A value as the form writes it. `giftValue('SEK', 50000) // => 'SEK 50000'` */
export const giftValue = (currency: Currency, value: Minor) => `${currency} ${value}`

/** Reads a value that the form has written. The price rules check whether there is a card of that value. */
export function readGiftValue(written: string): GiftValue | undefined {
  const [, code, value] = /^([A-Z]{3}) (\d{1,9})$/.exec(written) ?? []
  const currency = parseCurrency(code)
  return currency && { currency, value: Number(value) }
}

/** The form's field values for a line of a basket in a currency: the inverse of `giftLine`. */
export const giftTexts = (
  { value, design, greeting, note }: LineOf<'gift-card'>,
  currency: Currency,
): Values<typeof giftFields> => ({ value: giftValue(currency, value), design, greeting, note })

/** A valid gift card as a line of a basket in its currency. */
export const giftLine = (
  { value, design, greeting, note }: Values<typeof giftFields>,
  id: string,
): LineOf<'gift-card'> => ({
  kind: 'gift-card',
  id,
  product: giftProduct,
  value: readGiftValue(value)?.value ?? 0,
  design,
  greeting,
  note,
})
