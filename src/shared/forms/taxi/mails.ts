import type { MailFacts } from '../../mail/form-mails.ts'
import type { FormMails } from '../../mail/mail.ts'
import type { Values } from '../kit/define-form.ts'
import { basketMails, basketWithLine } from '../order/mails.ts'
import { taxiForm } from './form.ts'
import { taxiLabels } from './labels.ts'
import { taxiLine } from './line.ts'

/** The mails of a taxi request that was sent by itself: those of an order of this one line. */
export function taxiMails(values: Values<typeof taxiForm.fields>, facts: MailFacts): FormMails {
  const { name, lastName, email, phone, payment } = values
  return basketMails({
    form: taxiForm,
    labels: taxiLabels,
    values: { name, lastName, email, phone, payment },
    basket: basketWithLine(taxiLine(values, 'taxi'), facts),
    facts,
  })
}
