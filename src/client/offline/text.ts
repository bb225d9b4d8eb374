import { defineText } from '../../i18n/text.ts'

/** What is said of network and version. `{date}` is the day and time of a copy. */
export const text = defineText({
  offline: {
    en: 'You are offline. Links in a dashed frame lead to pages that are not on your device.',
    sv: 'Du är utan nät. Länkar med streckad ram leder till sidor som inte finns på din enhet.',
    da: 'Du er offline. Links med stiplet ramme fører til sider, der ikke findes på din enhed.',
  },
  unreachable: {
    en: 'Not on your device',
    sv: 'Finns inte på din enhet',
    da: 'Findes ikke på din enhed',
  },
  copy: {
    en: 'This copy is from {date}. Prices may have changed since then.',
    sv: 'Det här är kopian från {date}. Priser kan ha ändrats sedan dess.',
    da: 'Dette er kopien fra {date}. Priser kan have ændret sig siden.',
  },
  again: { en: 'Try again', sv: 'Försök igen', da: 'Prøv igen' },
  update: {
    en: 'A new version is ready. Reload when you have finished what you are doing.',
    sv: 'Det finns en ny version. Ladda om när du är klar med det du håller på med.',
    da: 'Der er en ny version. Genindlæs, når du er færdig med det, du er i gang med.',
  },
  reload: { en: 'Reload', sv: 'Ladda om', da: 'Genindlæs' },
})
