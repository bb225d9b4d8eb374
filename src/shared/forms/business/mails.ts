import { defineText } from '../../../i18n/text.ts'
import { formMails, type MailFacts } from '../../mail/form-mails.ts'
import type { FormMails } from '../../mail/mail.ts'
import type { Values } from '../kit/define-form.ts'
import { type BusinessFields, businessForm } from './form.ts'
import { businessLabels } from './labels.ts'

const confirmation = defineText({
  title: {
    en: 'We have your application',
    sv: 'Vi har fått er ansökan',
    da: 'Vi har modtaget jeres ansøgning',
  },
  intro: {
    en: 'Thank you for applying for a business account. We will review it within a few working days and answer by e-mail. If we accept it, you will get priority support, group discounts and a monthly invoice.',
    sv: 'Tack för er ansökan om företagskonto. Vi prövar den inom några arbetsdagar och svarar per e-post. Ett ja betyder förtur hos kundtjänst, grupprabatt och månadsfaktura.',
    da: 'Tak for jeres ansøgning om en erhvervskonto. Vi behandler den inden for nogle få arbejdsdage og svarer på e-mail. Et ja betyder prioriteret hjælp, grupperabat og månedsfaktura.',
  },
  outro: {
    en: 'Nothing is invoiced before you have our answer, and you are under no obligation to order anything. Please give the reference if you write to us about the application. This e-mail was sent automatically.',
    sv: 'Ingenting faktureras innan ni har fått vårt svar, och ni förbinder er inte att beställa något. Ange ärendenumret om ni skriver till oss om ansökan. Det här mejlet skickas automatiskt.',
    da: 'Intet bliver faktureret, før I har fået vores svar, og I er ikke forpligtet til at bestille noget. Oplys sagsnummeret, hvis I skriver til os om ansøgningen. Denne mail er sendt automatisk.',
  },
})

/** The mails of a business application: to the business desk, and to the applicant. */
export function businessMails(values: Values<BusinessFields>, facts: MailFacts): FormMails {
  return formMails({
    form: businessForm,
    labels: businessLabels,
    values,
    facts,
    desk: facts.addresses.business,
    sender: { name: `${values.name} ${values.lastName}`, address: values.email },
    title: 'Business application',
    topic: 'New company',
    confirmation: confirmation(facts.locale),
  })
}
