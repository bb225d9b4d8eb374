import { defineText } from '../../i18n/text.ts'

/** Messages about the network and new versions. `{date}` is the day and time of a copy. */
export const text = defineText({
  offline: { en: 'You are offline.', sv: 'Du är utan nät.', da: 'Du er uden net.' },
  marks: {
    en: 'Dimmed links, and links with a crossed-out cloud, are not on your device.',
    sv: 'Nedtonade länkar och länkar med överstruket moln finns inte på din enhet.',
    da: 'Nedtonede links og links med overstreget sky findes ikke på din enhed.',
  },
  unreachable: {
    en: 'Not on your device',
    sv: 'Finns inte på din enhet',
    da: 'Findes ikke på din enhed',
  },
  copy: {
    en: 'This copy is from {date}.',
    sv: 'Det här är kopian från {date}.',
    da: 'Dette er kopien fra {date}.',
  },
  prices: {
    en: 'Prices may have changed since then.',
    sv: 'Priser kan ha ändrats sedan dess.',
    da: 'Priser kan have ændret sig siden.',
  },
  close: { en: 'Close this notice', sv: 'Stäng meddelandet', da: 'Luk beskeden' },
  again: { en: 'Try again', sv: 'Försök igen', da: 'Prøv igen' },
  update: {
    en: 'A new version is ready. Reload when you have finished what you are doing.',
    sv: 'Det finns en ny version. Ladda om när du är klar med det du håller på med.',
    da: 'Der er en ny version. Genindlæs, når du er færdig med det, du er i gang med.',
  },
  reload: { en: 'Reload', sv: 'Ladda om', da: 'Genindlæs' },
})
