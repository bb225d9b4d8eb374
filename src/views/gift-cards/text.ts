import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  card: { en: 'Gift card', sv: 'Presentkort', da: 'Gavekort' },
  cardText: {
    en: 'For anything in the shop, in one go or several.',
    sv: 'Gäller allt i butiken, på en gång eller i flera omgångar.',
    da: 'Gælder til alt i butikken, på én gang eller ad flere omgange.',
  },
  values: { en: 'Values', sv: 'Belopp', da: 'Beløb' },
  order: { en: 'Order a gift card', sv: 'Beställ ett presentkort', da: 'Bestil et gavekort' },
  orderNote: {
    en: 'You pay nothing here. Customer service will tell you how to pay, then send the card with its code.',
    sv: 'Här betalas ingenting. Kundtjänst berättar hur du betalar och skickar därefter kortet med koden.',
    da: 'Der betales ikke her. Kundeservice sender anvisninger til betaling og derefter kortet med koden.',
  },
  orderNotePaid: {
    en: 'You pay at the checkout. The card then comes by e-mail, with its code.',
    sv: 'Du betalar i kassan. Därefter kommer kortet med koden per e-post.',
    da: 'Du betaler i kassen. Derefter kommer kortet med koden på e-mail.',
  },
  valid: { en: 'Valid', sv: 'Giltigt', da: 'Gyldigt' },
  months: {
    en: (count: number) => `${count} months`,
    sv: (count: number) => `${count} månader`,
    da: (count: number) => `${count} måneder`,
  },
  refund: {
    en: 'Refund if unused',
    sv: 'Återbetalas om det är oanvänt',
    da: 'Betales tilbage, hvis det er ubrugt',
  },
  weeks: {
    en: (count: number) => `within ${count} weeks`,
    sv: (count: number) => `inom ${count} veckor`,
    da: (count: number) => `inden for ${count} uger; restværdien også senere, se nedenfor`,
  },
  sentAs: { en: 'Sent as', sv: 'Skickas som', da: 'Sendes som' },
  pdf: { en: 'PDF by e-mail', sv: 'PDF per e-post', da: 'PDF på e-mail' },
  personal: { en: 'Name on it', sv: 'Namn på kortet', da: 'Navn på kortet' },
  notPersonal: {
    en: 'Not needed: anyone may use it',
    sv: 'Behövs inte: vem som helst kan använda det',
    da: 'Ikke nødvendigt: alle kan bruge kortet',
  },
})
