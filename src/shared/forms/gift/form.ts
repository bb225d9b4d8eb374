import { basketLimits } from '../../shop/basket/limits.ts'
import { giftDesigns } from '../../shop/basket/line.ts'
import { defineForm, type Fields } from '../kit/define-form.ts'
import { customerFields } from '../order/customer.ts'

/** A gift card's part of the basket line. Its value names its currency: `SEK 50000`, in minor units. */
export const giftFields = {
  value: { kind: 'line', max: 20, required: true },
  design: { kind: 'choice', values: giftDesigns, required: true, echo: true },
  greeting: { kind: 'line', max: basketLimits.greeting, emoji: true },
  note: { kind: 'paragraph', max: basketLimits.note },
} as const satisfies Fields

/** A gift card. With scripts it goes into the basket; without, it is an order request of its own. */
export const giftForm = defineForm({ name: 'gift', fields: { ...giftFields, ...customerFields } })
