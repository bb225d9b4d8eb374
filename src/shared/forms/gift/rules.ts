import type { FormRules } from '../kit/check.ts'
import type { giftFields } from './form.ts'
import { readGiftValue } from './line.ts'
import type { GiftWords } from './words.ts'

/** A value is one that the form wrote. */
export const giftRules: FormRules<typeof giftFields, GiftWords> = ({ value }, words) =>
  readGiftValue(value) ? {} : { value: words.value.missing }
