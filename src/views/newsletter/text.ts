import { defineText } from '../../i18n/text.ts'

/** The buttons of the two pages that newsletter mails link to. */
export const text = defineText({
  confirm: {
    en: 'Yes, I want the newsletter',
    sv: 'Ja, jag vill ha nyhetsbrevet',
    da: 'Ja, jeg vil have nyhedsbrevet',
  },
  leave: { en: 'Unsubscribe', sv: 'Avsluta nyhetsbrevet', da: 'Afmeld nyhedsbrevet' },
})
