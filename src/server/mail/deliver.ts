import type { FormMails } from '../../shared/mail/mail.ts'
import type { Log } from '../log.ts'
import { logNotSent } from './log-not-sent.ts'
import type { MailFault, Send } from './send-result.ts'

/** The result of delivering one form's mails. `full`: the outbox accepts no more. */
export type DeliveryResult = { readonly outcome: 'accepted' } | { readonly outcome: 'full' } | MailFault

/** Delivers one form's mails or stores them for later; otherwise returns the reason for the sender. */
export type Deliver = (reference: string, mails: FormMails) => Promise<DeliveryResult>

/** Delivers while the caller waits: first the decisive mail, then the further ones, whose faults are only logged. */
export function createDirectDelivery(send: Send, log: Log): Deliver {
  return async (reference, { decisive, further }) => {
    const result = await send(decisive)
    if (result.outcome !== 'delivered') {
      logNotSent(log, reference, decisive, result)
      return result
    }
    for (const sent of await Promise.allSettled(further.map(send))) {
      const outcome = sent.status === 'fulfilled' ? sent.value.outcome : 'thrown'
      if (outcome !== 'delivered') log('further-mail-not-sent', { reference, outcome })
    }
    return { outcome: 'accepted' }
  }
}
