import type { MailFacts } from '../../mail/form-mails.ts'
import type { FormMails } from '../../mail/mail.ts'
import type { Values } from '../kit/define-form.ts'
import { basketMails, basketWithLine } from '../order/mails.ts'
import { giftForm } from './form.ts'
import { giftLabels } from './labels.ts'
import { giftLine, readGiftValue } from './line.ts'

/** The mails of a gift card that was sent by itself: those of an order of this one line, in the card's currency. */
export function giftMails(values: Values<typeof giftForm.fields>, facts: MailFacts): FormMails {
  const { name, lastName, email, phone, payment } = values
  const basket = basketWithLine(giftLine(values, 'gift'), facts)
  return basketMails({
    form: giftForm,
    labels: giftLabels,
    values: { name, lastName, email, phone, payment },
    basket: { ...basket, currency: readGiftValue(values.value)?.currency ?? basket.currency },
    facts,
  })
}
