import type { Mail } from '../../shared/mail/mail.ts'

/** Why a mail could not be handed over. */
export interface MailFault {
  /**
   * `passing`: not delivered, but a retry may succeed. `lasting`: the server will never accept this mail. `unknown`:
   * there was no answer after the whole mail was sent, so it may have been delivered.
   */
  readonly outcome: 'passing' | 'lasting' | 'unknown'
  readonly reason: 'refused' | 'unreachable' | 'silent'
  /** The mail server's message, cleaned so that anybody may see it; it may be empty. */
  readonly words: string
}

/** The result of handing a mail over. */
export type SendResult = { readonly outcome: 'delivered' } | MailFault

/** Hands one mail over. Throws faults that come neither from the mail server nor from the network. */
export type Send = (mail: Mail) => Promise<SendResult>
