import { paymentMethods } from '../../shop/payment-methods.ts'
import type { Fields } from '../kit/define-form.ts'
import type { FormLabels } from '../kit/labels.ts'
import { personLabels } from '../person-labels.ts'
import type { OrderWords } from './words.ts'

/** Who orders, and the way to pay: what every form asks that becomes an order request. */
export const whoFields = {
  name: { kind: 'line', max: 80, required: true, autoComplete: 'given-name' },
  lastName: { kind: 'line', max: 80, required: true, autoComplete: 'family-name' },
  email: { kind: 'email', required: true, autoComplete: 'email' },
  phone: { kind: 'phone', autoComplete: 'tel' },
  payment: { kind: 'choice', values: paymentMethods, required: true, echo: true },
} as const satisfies Fields

/** The words of `whoFields`. */
export const whoLabels = {
  ...personLabels,
  payment: {
    label: { en: 'How would you like to pay?', sv: 'Hur vill du betala?', da: 'Hvordan vil du betale?' },
    hint: {
      en: 'Nothing is paid here. The instructions come with the summary.',
      sv: 'Ingenting betalas här. Instruktionerna kommer med sammanfattningen.',
      da: 'Der betales ikke her. Anvisningerne følger med oversigten.',
    },
    none: { en: 'Choose a way to pay', sv: 'Välj betalsätt', da: 'Vælg betalingsmåde' },
    missing: {
      en: 'Choose how you would like to pay',
      sv: 'Välj hur du vill betala',
      da: 'Vælg, hvordan du vil betale',
    },
    options: {
      'pay-now': { en: 'Pay now', sv: 'Betala direkt', da: 'Betal straks' },
      'pay-later': { en: 'Pay later', sv: 'Betala senare', da: 'Betal senere' },
      instalments: { en: 'In instalments', sv: 'Delbetalning', da: 'I rater' },
      card: { en: 'Card', sv: 'Kort', da: 'Kort' },
      'bank-transfer': { en: 'Bank transfer', sv: 'Banköverföring', da: 'Bankoverførsel' },
    },
  },
} as const satisfies FormLabels<typeof whoFields>

/** Those words in one language. */
export type WhoWords = Pick<OrderWords, keyof typeof whoFields>
