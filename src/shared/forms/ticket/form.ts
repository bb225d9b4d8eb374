import { basketLimits } from '../../shop/basket/limits.ts'
import { defineForm, type Fields } from '../kit/define-form.ts'
import { customerFields } from '../order/customer.ts'

/** The part of the basket line about a train journey, which customer service prices. */
export const ticketFields = {
  from: { kind: 'line', max: basketLimits.place, required: true },
  to: { kind: 'line', max: basketLimits.place, required: true },
  date: { kind: 'date', required: true, echo: true },
  time: { kind: 'time', echo: true },
  class: { kind: 'choice', values: ['second', 'first'], required: true, echo: true },
  travellers: { kind: 'line', max: basketLimits.place, required: true },
  wishes: { kind: 'paragraph', max: basketLimits.note },
} as const satisfies Fields

/** A ticket request. With scripts it goes into the basket; without, it is an order request of its own. */
export const ticketForm = defineForm({ name: 'ticket', fields: { ...ticketFields, ...customerFields } })
