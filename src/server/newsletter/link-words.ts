import { defineText } from '../../i18n/text.ts'

/** The error messages for invalid and expired newsletter links. */
export const linkWords = defineText({
  invalid: { en: 'This link does not work', sv: 'Länken fungerar inte', da: 'Linket virker ikke' },
  invalidText: {
    en: 'It may have been cut off. Copy the whole address from the e-mail, or write to customer service and we’ll put it right.',
    sv: 'Den kan ha blivit avklippt. Kopiera hela adressen från mejlet, eller skriv till kundtjänst så ordnar vi det.',
    da: 'Det kan være blevet klippet over. Kopiér hele adressen fra mailen, eller skriv til kundeservice, så ordner vi det.',
  },
  expired: {
    en: 'This link is too old',
    sv: 'Länken är för gammal',
    da: 'Linket er for gammelt',
  },
  expiredText: {
    en: 'Links work for 48 hours. Sign up again at the foot of any page and we’ll send you a new one.',
    sv: 'Den gällde i 48 timmar. Anmäl dig igen längst ned på valfri sida, så skickar vi en ny.',
    da: 'Det gjaldt i 48 timer. Tilmeld dig igen nederst på en hvilken som helst side, så sender vi et nyt.',
  },
})
