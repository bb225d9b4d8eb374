import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  weekdays: {
    en: 'Monday–Friday, Swedish time,',
    sv: 'Måndag–fredag, svensk tid,',
    da: 'Mandag–fredag, svensk tid,',
  },
  open: { en: 'Open now', sv: 'Öppet nu', da: 'Åbent nu' },
  closed: { en: 'Closed now', sv: 'Stängt nu', da: 'Lukket nu' },
})
