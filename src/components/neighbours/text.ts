import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  label: { en: 'Previous and next', sv: 'Föregående och nästa', da: 'Forrige og næste' },
  previous: { en: 'Previous', sv: 'Föregående', da: 'Forrige' },
  next: { en: 'Next', sv: 'Nästa', da: 'Næste' },
})
