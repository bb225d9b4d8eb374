import type { MailFacts } from '../../mail/form-mails.ts'
import type { FormMails } from '../../mail/mail.ts'
import type { Values } from '../kit/define-form.ts'
import { basketMails, basketWithLine } from '../order/mails.ts'
import { ticketForm } from './form.ts'
import { ticketLabels } from './labels.ts'
import { ticketLine } from './line.ts'

/** The mails of a ticket request that was sent by itself: those of an order of this one line. */
export function ticketMails(values: Values<typeof ticketForm.fields>, facts: MailFacts): FormMails {
  const { name, lastName, email, phone, payment } = values
  return basketMails({
    form: ticketForm,
    labels: ticketLabels,
    values: { name, lastName, email, phone, payment },
    basket: basketWithLine(ticketLine(values, 'ticket'), facts),
    facts,
  })
}
