import { basketLimits } from '../../shop/basket/limits.ts'
import { defineForm, type Fields } from '../kit/define-form.ts'
import { customerFields } from '../order/customer.ts'

const counts = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** The part of the basket line about a ride to or from a Swedish station. */
export const taxiFields = {
  ride: { kind: 'choice', values: ['private', 'shared'], required: true, echo: true },
  direction: { kind: 'choice', values: ['from', 'to'], required: true, echo: true },
  station: { kind: 'line', max: basketLimits.place, required: true },
  address: { kind: 'line', max: basketLimits.place, required: true, autoComplete: 'address-line1' },
  date: { kind: 'date', required: true, echo: true },
  time: { kind: 'time', required: true, echo: true },
  passengers: { kind: 'choice', values: counts, required: true, echo: true },
  train: { kind: 'line', max: basketLimits.place },
  needs: { kind: 'paragraph', max: basketLimits.note },
  order: { kind: 'line', max: basketLimits.orderNumber },
} as const satisfies Fields

/** A taxi request. With scripts it goes into the basket; without, it is an order request of its own. */
export const taxiForm = defineForm({ name: 'taxi', fields: { ...taxiFields, ...customerFields } })
