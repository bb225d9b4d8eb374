import { defineText } from '../../i18n/text.ts'

/** The words of the contact form's mails. Customer service gets the English ones. */
export const contactMailText = defineText({
  serviceTitle: { en: 'Contact form', sv: 'Kontaktformulär', da: 'Kontaktformular' },
  reference: { en: 'Reference', sv: 'Ärendenummer', da: 'Sagsnummer' },
  received: { en: 'Received', sv: 'Mottaget', da: 'Modtaget' },
  language: { en: 'Language', sv: 'Språk', da: 'Sprog' },
  subject: { en: 'Subject', sv: 'Ärende', da: 'Emne' },
  name: { en: 'Name', sv: 'Förnamn', da: 'Fornavn' },
  lastName: { en: 'Last name', sv: 'Efternamn', da: 'Efternavn' },
  email: { en: 'E-mail', sv: 'E-post', da: 'E-mail' },
  phone: { en: 'Phone', sv: 'Telefon', da: 'Telefon' },
  orderNumber: { en: 'Order number', sv: 'Ordernummer', da: 'Ordrenummer' },
  message: { en: 'Message', sv: 'Meddelande', da: 'Besked' },
  claimInfo: {
    en: 'Additional claim information',
    sv: 'Mer om ditt ersättningskrav',
    da: 'Mere om dit krav',
  },
  journey: { en: 'Journey', sv: 'Resa', da: 'Rejse' },
  date: { en: 'Date', sv: 'Datum', da: 'Dato' },
  from: { en: 'From', sv: 'Från', da: 'Fra' },
  to: { en: 'To', sv: 'Till', da: 'Til' },
  departure: { en: 'Departure', sv: 'Avgång', da: 'Afgang' },
  arrival: { en: 'Arrival', sv: 'Ankomst', da: 'Ankomst' },
  train: { en: 'Train number', sv: 'Tågnummer', da: 'Tognummer' },
  status: { en: 'What happened', sv: 'Vad som hände', da: 'Hvad der skete' },
  files: { en: 'Files', sv: 'Filer', da: 'Filer' },
  notGiven: { en: '(not given)', sv: '(ej angivet)', da: '(ikke angivet)' },
  confirmationTitle: {
    en: 'We have your message',
    sv: 'Vi har fått ditt meddelande',
    da: 'Vi har fået din besked',
  },
  confirmationIntro: {
    en: 'Thank you for writing to us. Customer service reads your message and answers you by e-mail.',
    sv: 'Tack för att du skrev till oss. Kundtjänst läser ditt meddelande och svarar dig per e-post.',
    da: 'Tak, fordi du skrev til os. Kundeservice læser din besked og svarer dig på e-mail.',
  },
  confirmationOutro: {
    en: 'Give the reference if you contact us about the same matter again. This mail is sent automatically.',
    sv: 'Ange ärendenumret om du kontaktar oss om samma sak igen. Det här mejlet skickas automatiskt.',
    da: 'Oplys sagsnummeret, hvis du kontakter os om det samme igen. Denne mail er sendt automatisk.',
  },
  notYou: {
    en: 'If you did not write to us, somebody gave your address by mistake: you need not do anything.',
    sv: 'Om du inte har skrivit till oss har någon angett din adress av misstag. Du behöver inte göra något.',
    da: 'Hvis du ikke har skrevet til os, har nogen angivet din adresse ved en fejl. Du behøver ikke gøre noget.',
  },
})
