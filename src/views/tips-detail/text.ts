import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  onThisPage: { en: 'On this page', sv: 'På sidan', da: 'På siden' },
  related: { en: 'Read next', sv: 'Läs vidare', da: 'Læs videre' },
})
