import type { Attachment } from '../forms/kit/files.ts'
import type { OrderFacts } from './order-facts.ts'

/** One address, never a list in a string: a comma in it would add a recipient. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** A mail that is ready to hand over to a mail server. */
export interface Mail {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  /** Without angle brackets. It is the same for every attempt at the same mail. */
  readonly messageId: string
  /** Whether to ask for no out-of-office replies and read receipts, since nobody reads replies to this mail. */
  readonly automatic: boolean
  /** For a mailing list: the unsubscribe address, a page for people and a POST target for mail programs (RFC 8058). */
  readonly unsubscribe?: string
}

/** Our own addresses. */
export interface MailAddresses {
  readonly from: Mailbox
  readonly service: Mailbox
  /** The recipient of companies' applications. */
  readonly business: Mailbox
}

/** The mails of one accepted form: the one that decides the answer, and further ones that may fail. */
export interface FormMails {
  readonly decisive: Mail
  readonly further: readonly Mail[]
  /** The facts for the ledger, if the form is an order. */
  readonly order?: OrderFacts
}
