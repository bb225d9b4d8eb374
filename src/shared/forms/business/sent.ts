import { defineText } from '../../../i18n/text.ts'

/** The message after an application has arrived. */
export const businessSent = defineText({
  title: {
    en: 'We have your application',
    sv: 'Vi har fått er ansökan',
    da: 'Vi har modtaget jeres ansøgning',
  },
  description: {
    en: 'You will normally get a confirmation by e-mail; if none arrives, we still have your application.',
    sv: 'Normalt kommer strax en bekräftelse per e-post; skulle den utebli har vi ansökan ändå.',
    da: 'Normalt kommer der straks en bekræftelse på e-mail; skulle den udeblive, har vi ansøgningen alligevel.',
  },
  next: {
    en: 'We will review it within a few working days and answer by e-mail. If we accept it, priority support, group discounts and monthly invoicing begin on the day given in our answer. Nothing is invoiced before that.',
    sv: 'Vi prövar den inom några arbetsdagar och svarar per e-post. Blir det ja gäller förtur hos kundtjänst, grupprabatt och månadsfaktura från dagen som står i svaret. Ingenting faktureras innan dess.',
    da: 'Vi behandler den inden for nogle få arbejdsdage og svarer på e-mail. Er det et ja, begynder prioriteret hjælp, grupperabat og månedsfaktura den dag, der står i svaret. Intet bliver faktureret før.',
  },
})
