import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  related: { en: 'Read next', sv: 'Läs vidare', da: 'Læs videre' },
})
