import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  inPerson: { en: 'Or talk to a person', sv: 'Eller prata med en människa', da: 'Eller tal med et menneske' },
  questions: { en: 'Questions and answers', sv: 'Frågor och svar', da: 'Spørgsmål og svar' },
})
