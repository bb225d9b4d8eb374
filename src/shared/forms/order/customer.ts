import { paymentMethods } from '../../shop/payment-methods.ts'
import type { Fields } from '../kit/define-form.ts'
import { limits } from '../kit/limits.ts'

/** The customer and the way to pay: every form that becomes an order request has these fields. */
export const customerFields = {
  name: { kind: 'line', max: limits.name, required: true, autoComplete: 'given-name' },
  lastName: { kind: 'line', max: limits.name, required: true, autoComplete: 'family-name' },
  email: { kind: 'email', required: true, autoComplete: 'email' },
  phone: { kind: 'phone', autoComplete: 'tel' },
  payment: { kind: 'choice', values: paymentMethods, required: true, echo: true },
} as const satisfies Fields
