import type { Limiter } from '../../src/server/limits/limiter.ts'
import type { Deliver, DeliveryResult } from '../../src/server/mail/deliver.ts'
import type { FormMails } from '../../src/shared/mail/mail.ts'

interface Sending {
  readonly deliver: Deliver
  readonly maySend: Limiter
}

/** Sends a form's mails. If the sender has reached the limit, only customer service gets one. */
export async function sendMails(
  reference: string,
  mails: FormMails,
  { deliver, maySend }: Sending,
): Promise<DeliveryResult> {
  const [confirmation] = mails.further
  const isConfirmed = confirmation && (await maySend('confirmation', confirmation.to.address))
  return deliver(reference, isConfirmed ? mails : { ...mails, further: [] })
}

/**
 * Sends a link to the given address. The answer reveals nothing about the address: neither that it has reached today's
 * limit, nor that the mail server does not know it.
 */
export async function sendLink(
  reference: string,
  mails: FormMails,
  { deliver, maySend }: Sending,
): Promise<DeliveryResult> {
  if (!(await maySend('link', mails.decisive.to.address))) return { outcome: 'accepted' }
  const result = await deliver(reference, mails)
  return result.outcome === 'lasting' ? { outcome: 'accepted' } : result
}
