import type { giftLabels } from './labels.ts'

/** The words of the gift card's fields in one language, as its rules and its island get them. */
export type GiftWords = ReturnType<typeof giftLabels>['fields']
