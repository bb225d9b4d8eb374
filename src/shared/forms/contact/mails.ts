import { defineText } from '../../../i18n/text.ts'
import { formMails, type MailFacts } from '../../mail/form-mails.ts'
import type { FormMails } from '../../mail/mail.ts'
import type { Values } from '../kit/define-form.ts'
import { type ContactFields, contactForm } from './form.ts'
import { contactLabels } from './labels.ts'

const confirmation = defineText({
  title: {
    en: 'We have your message',
    sv: 'Vi har fått ditt meddelande',
    da: 'Vi har fået din besked',
  },
  intro: {
    en: 'Thank you for writing to us. Customer service will read your message and answer you by e-mail.',
    sv: 'Tack för att du skrev till oss. Kundtjänst läser ditt meddelande och svarar dig per e-post.',
    da: 'Tak, fordi du skrev til os. Kundeservice læser din besked og svarer dig på e-mail.',
  },
  outro: {
    en: 'Please give the reference if you contact us about this again. This e-mail was sent automatically.',
    sv: 'Ange ärendenumret om du kontaktar oss om samma sak igen. Det här mejlet skickas automatiskt.',
    da: 'Oplys sagsnummeret, hvis du kontakter os om det samme igen. Denne mail er sendt automatisk.',
  },
})

/** The mails of a contact message: to customer service, and to the sender. */
export function contactMails(values: Values<ContactFields>, facts: MailFacts): FormMails {
  return formMails({
    form: contactForm,
    labels: contactLabels,
    values,
    facts,
    sender: { name: `${values.name} ${values.lastName}`, address: values.email },
    title: 'Contact form',
    topic: contactLabels('en').fields.subject.options[values.subject],
    confirmation: confirmation(facts.locale),
  })
}
