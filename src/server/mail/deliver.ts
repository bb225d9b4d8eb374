import type { FormMails } from '../../shared/mail/mail.ts'
import type { Log } from '../log.ts'
import type { MailFault, Send } from './send-result.ts'

/** What became of the mails of one form: `full` where so much waits that no more is kept. */
export type DeliveryResult = { readonly outcome: 'accepted' } | { readonly outcome: 'full' } | MailFault

/** Takes on the mails of one form: delivered or kept to be, or the reason for which its sender must be told. */
export type Deliver = (reference: string, mails: FormMails) => Promise<DeliveryResult>

/** Delivers while the caller waits: the decisive mail, and once that is out the further ones, whose faults are logged. */
export function createDirectDelivery(send: Send, log: Log): Deliver {
  return async (reference, { decisive, further }) => {
    const result = await send(decisive)
    if (result.outcome !== 'delivered') {
      log('mail-not-sent', { reference, outcome: result.outcome, reason: result.reason })
      return result
    }
    for (const sent of await Promise.allSettled(further.map(send))) {
      const outcome = sent.status === 'fulfilled' ? sent.value.outcome : 'thrown'
      if (outcome !== 'delivered') log('further-mail-not-sent', { reference, outcome })
    }
    return { outcome: 'accepted' }
  }
}
