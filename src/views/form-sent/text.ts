import { defineText } from '../../i18n/text.ts'

/** The words of the answer page, besides those of its form. */
export const text = defineText({
  reference: { en: 'Your reference:', sv: 'Ditt ärendenummer:', da: 'Dit sagsnummer:' },
  guides: {
    en: 'Read our guides in the meantime',
    sv: 'Läs våra guider så länge',
    da: 'Læs vores guider imens',
  },
  days: {
    en: 'The confirmation we e-mail you says what you have ordered and for which day: put the day in your calendar.',
    sv: 'Det du har beställt och vilken dag det gäller står i bekräftelsen som vi mejlar: lägg in dagen i din kalender.',
    da: 'Det, du har bestilt, og hvilken dag det gælder, står i bekræftelsen, som vi sender på e-mail: læg dagen i din kalender.',
  },
})
