import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  card: { en: 'Gift card', sv: 'Presentkort', da: 'Gavekort' },
  cardText: {
    en: 'For anything in the shop, in one go or in several.',
    sv: 'Gäller allt i butiken, på en gång eller i flera omgångar.',
    da: 'Gælder til alt i butikken, på én gang eller ad flere omgange.',
  },
  values: { en: 'Values', sv: 'Belopp', da: 'Beløb' },
  order: { en: 'Order a gift card', sv: 'Beställ ett presentkort', da: 'Bestil et gavekort' },
  orderNote: {
    en: 'Nothing is paid here. Customer service sends you the way to pay, then the card with its code.',
    sv: 'Här betalas ingenting. Kundtjänst skickar hur du betalar och därefter kortet med sin kod.',
    da: 'Der betales ikke her. Kundeservice sender anvisninger til betaling og derefter kortet med koden.',
  },
  orderNotePaid: {
    en: 'You pay from the checkout. Then the card comes by e-mail, with its code.',
    sv: 'Du betalar från kassan. Därefter kommer kortet med sin kod per e-post.',
    da: 'Du betaler fra kassen. Derefter kommer kortet med koden på e-mail.',
  },
  valid: { en: 'Valid', sv: 'Giltigt', da: 'Gyldigt' },
  months: {
    en: (count: number) => `${count} months`,
    sv: (count: number) => `${count} månader`,
    da: (count: number) => `${count} måneder`,
  },
  refund: { en: 'Refund if unused', sv: 'Återbetalas oanvänt', da: 'Betales tilbage ubrugt' },
  weeks: {
    en: (count: number) => `within ${count} weeks`,
    sv: (count: number) => `inom ${count} veckor`,
    da: (count: number) => `inden for ${count} uger`,
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
