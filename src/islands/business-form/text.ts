import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  send: { en: 'Send application', sv: 'Skicka ansökan', da: 'Send ansøgning' },
  again: {
    en: 'Apply for another company',
    sv: 'Ansök för ytterligare ett företag',
    da: 'Ansøg for endnu en virksomhed',
  },
})

/** The form's headings, besides its fields. */
export const parts = defineText({
  company: { en: 'The company', sv: 'Företaget', da: 'Virksomheden' },
  you: { en: 'You', sv: 'Du', da: 'Dig' },
  terms: {
    en: 'Read the terms (in a new tab)',
    sv: 'Läs villkoren (i en ny flik)',
    da: 'Læs vilkårene (i en ny fane)',
  },
})
