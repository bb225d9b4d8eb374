import { defineText } from '../../i18n/text.ts'

/** The answer page's words beside those of its form. */
export const text = defineText({
  reference: { en: 'Your reference:', sv: 'Ditt ärendenummer:', da: 'Dit sagsnummer:' },
  guides: { en: 'Read our guides meanwhile', sv: 'Läs våra guider så länge', da: 'Læs vores guider imens' },
})
