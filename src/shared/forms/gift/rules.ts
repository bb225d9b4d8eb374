import { type Catalogue, productOf } from '../../shop/catalogue/catalogue.ts'
import type { FormRules } from '../kit/check.ts'
import type { giftFields } from './form.ts'
import type { GiftWords } from './labels.ts'
import { giftProduct, readGiftValue } from './line.ts'

/** The value must be one that the form wrote, of a card that is sold. */
export const giftRules: FormRules<typeof giftFields, GiftWords, Catalogue> = ({ value }, words, _, shop) => {
  const read = readGiftValue(value)
  if (!read) return { value: words.value.missing }
  const card = shop && productOf(shop, giftProduct, 'gift-card')
  const isSold = !card || card.values.some(amounts => amounts[read.currency] === read.value)
  return isSold ? {} : { value: words.value.refused }
}
