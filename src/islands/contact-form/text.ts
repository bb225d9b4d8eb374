import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  send: { en: 'Send message', sv: 'Skicka meddelande', da: 'Send besked' },
  again: { en: 'Write another message', sv: 'Skriv ett nytt meddelande', da: 'Skriv en ny besked' },
})

/** For editors alone. */
export const editorText = defineText({
  edit: { en: 'Edit the page yourself', sv: 'Redigera sidan själv', da: 'Rediger siden selv' },
})
