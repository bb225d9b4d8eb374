import type { Mail } from '../../shared/mail/mail.ts'

/** Why a mail was not handed over, as far as is known. */
export interface MailFault {
  /**
   * `passing`: not delivered, and the same mail may be taken later. `lasting`: this mail will never be taken.
   * `unknown`: nobody answered once the whole mail was out, so it may have been delivered.
   */
  readonly outcome: 'passing' | 'lasting' | 'unknown'
  readonly reason: 'refused' | 'unreachable' | 'silent'
  /** The mail server's own words, cleaned so that anybody may see them; empty where there are none. */
  readonly words: string
}

/** What came of handing a mail over. */
export type SendResult = { readonly outcome: 'delivered' } | MailFault

/** Hands one mail over. A fault that is not the mail server's or the network's is thrown. */
export type Send = (mail: Mail) => Promise<SendResult>
