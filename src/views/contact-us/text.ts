import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  inPerson: { en: 'Or in person', sv: 'Eller personligen', da: 'Eller personligt' },
  questions: { en: 'Questions and answers', sv: 'Frågor och svar', da: 'Spørgsmål og svar' },
})
