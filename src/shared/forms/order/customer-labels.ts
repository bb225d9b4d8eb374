import type { FormLabels, InOneLanguage } from '../kit/labels.ts'
import { personLabels } from '../person-labels.ts'
import type { customerFields } from './customer.ts'

/**
 * The words of `customerFields`. They are in a file of their own, since an island gets its texts as props in one
 * language.
 */
export const customerLabels = {
  ...personLabels,
  payment: {
    label: { en: 'How would you like to pay?', sv: 'Hur vill du betala?', da: 'Hvordan vil du betale?' },
    hint: {
      en: 'You pay nothing here. The instructions will come with the summary.',
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
} as const satisfies FormLabels<typeof customerFields>

/** The words of `customerFields` in one language. */
export type CustomerWords = InOneLanguage<typeof customerLabels>
