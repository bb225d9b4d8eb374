import { defineText } from '../../i18n/text.ts'

/** The words of every form's mails, besides the form's own labels. Customer service gets them in English. */
export const mailText = defineText({
  reference: { en: 'Reference', sv: 'Ärendenummer', da: 'Sagsnummer' },
  received: { en: 'Received', sv: 'Mottaget', da: 'Modtaget' },
  language: { en: 'Language', sv: 'Språk', da: 'Sprog' },
  suspect: { en: 'Possible spam', sv: 'Möjlig skräppost', da: 'Mulig spam' },
  notYou: {
    en: 'If you didn’t write to us, somebody gave your address by mistake and you don’t need to do anything.',
    sv: 'Om du inte har skrivit till oss har någon angett din adress av misstag. Du behöver inte göra något.',
    da: 'Hvis du ikke har skrevet til os, har nogen angivet din adresse ved en fejl. Du behøver ikke gøre noget.',
  },
})
