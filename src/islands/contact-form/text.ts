import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  send: { en: 'Send message', sv: 'Skicka meddelande', da: 'Send besked' },
  again: { en: 'Write another message', sv: 'Skriv ett nytt meddelande', da: 'Skriv en ny besked' },
})
