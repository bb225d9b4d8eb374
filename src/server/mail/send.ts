import type { Mail } from '../../shared/mail/mail.ts'

/** What came of handing a mail over. `refused` carries the mail server's own words, not yet cleaned. */
export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused'; readonly response: string }
  | { readonly ok: false; readonly reason: 'unreachable' | 'silent' }

/** Hands one mail over. A fault that is not the mail server's is thrown. */
export type Send = (mail: Mail) => Promise<SendResult>
