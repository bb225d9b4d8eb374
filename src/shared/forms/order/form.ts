import { readSentBasket } from '../../shop/basket/basket.ts'
import { basketLimits } from '../../shop/basket/limits.ts'
import { currencies } from '../../shop/currency.ts'
import { defineForm } from '../kit/define-form.ts'
import { customerFields } from './customer.ts'

/** What can be ordered in writing, without a basket. */
const products = ['interrail', 'one-country', 'japan', 'ticket', 'taxi', 'gift-card'] as const

/**
 * An order request: a basket as JSON, or rows with what is ordered, the customer and the way to pay. It contains no
 * payment.
 */
export const orderForm = defineForm({
  name: 'order',
  fields: {
    basket: { kind: 'json', max: basketLimits.json, read: readSentBasket },
    items: {
      kind: 'list',
      max: 10,
      fields: {
        product: { kind: 'choice', values: products, echo: true },
        what: { kind: 'line', max: 200 },
        date: { kind: 'date', echo: true },
        travellers: { kind: 'paragraph', max: 1000 },
      },
    },
    ...customerFields,
    giftCode: { kind: 'line', max: 40 },
    giftCurrency: { kind: 'choice', values: currencies, echo: true },
    message: { kind: 'paragraph', max: 2000 },
  },
})

export type OrderFields = typeof orderForm.fields
