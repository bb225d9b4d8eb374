import type { Locale } from '../../i18n/locales.ts'
import type { Contact } from '../forms/contact.ts'
import { subjectLabels } from '../forms/subjects.ts'
import { contactConfirmationBody } from './contact-confirmation.ts'
import { contactServiceBody } from './contact-service-mail.ts'
import { mailHtml, mailText } from './layout.ts'
import type { FormMails, MailAddresses } from './mail.ts'

export interface ContactMailFacts {
  readonly locale: Locale
  readonly reference: string
  readonly received: Date
  readonly addresses: MailAddresses
}

/** The two mails of a contact message: to customer service with everything, to the sender with the reference. */
export function contactMails(contact: Contact, facts: ContactMailFacts): FormMails {
  const { locale, reference, received, addresses } = facts
  const service = contactServiceBody(contact, locale, reference, received)
  const confirmation = contactConfirmationBody(contact, locale, reference)
  const sender = { name: `${contact.text.name} ${contact.text.lastName}`, address: contact.text.email }
  const domain = addresses.from.address.split('@').at(-1)
  return {
    decisive: {
      from: addresses.from,
      to: addresses.service,
      replyTo: sender,
      subject: `${reference}: ${subjectLabels[contact.text.subject].en} (${locale})`,
      text: mailText(service),
      html: mailHtml(service),
      attachments: contact.attachments,
      messageId: `${reference}.service@${domain}`,
      automatic: false,
    },
    further: [
      {
        from: addresses.from,
        // No name: the name is the sender's own words.
        to: { name: '', address: contact.text.email },
        replyTo: addresses.service,
        subject: `${confirmation.title} (${reference})`,
        text: mailText(confirmation),
        html: mailHtml(confirmation),
        attachments: [],
        messageId: `${reference}.confirmation@${domain}`,
        automatic: true,
      },
    ],
  }
}
