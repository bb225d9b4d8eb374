import * as v from 'valibot'
import type { FormMails, Mail } from '../../../shared/mail/mail.ts'
import { orderFactsSchema } from '../../../shared/mail/order-facts.ts'
import type { Store } from '../../store/store.ts'
import { messageKey, restKey } from './keys.ts'

const mailbox = v.object({ name: v.string(), address: v.string() })

const bytes = v.pipe(
  v.string(),
  v.transform(text => new Uint8Array(Buffer.from(text, 'base64'))),
)

const mail = v.object({
  from: mailbox,
  to: mailbox,
  replyTo: v.exactOptional(mailbox),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  attachments: v.array(v.object({ name: v.string(), mime: v.string(), bytes })),
  messageId: v.string(),
  automatic: v.boolean(),
  unsubscribe: v.exactOptional(v.string()),
})

const record = v.object({
  /** Milliseconds since 1970. */
  received: v.number(),
  mails: v.object({
    decisive: v.exactOptional(mail),
    further: v.array(mail),
    order: v.exactOptional(orderFactsSchema),
  }),
})

/** A form's mails as the outbox stores them, with the time they arrived. */
export interface OutboxRecord {
  readonly received: number
  /** Without the decisive mail once that is settled. */
  readonly mails: Omit<FormMails, 'decisive'> & Partial<Pick<FormMails, 'decisive'>>
}

/** A stored message, or what is left of it; `undefined` if there is none. */
export const readMessage = async (store: Store, reference: string): Promise<unknown> =>
  (await store.read(messageKey(reference))) ?? (await store.read(restKey(reference)))

/** As JSON, with the files' bytes in base64. */
export function encodeRecord({ received, mails }: OutboxRecord): unknown {
  const encode = (value: Mail) => ({
    ...value,
    attachments: value.attachments.map(file => ({
      ...file,
      bytes: Buffer.from(file.bytes).toString('base64'),
    })),
  })
  return {
    received,
    mails: {
      ...mails,
      ...(mails.decisive && { decisive: encode(mails.decisive) }),
      further: mails.further.map(encode),
    },
  }
}

/** Returns `undefined` for a record that another version wrote. */
export function decodeRecord(value: unknown): OutboxRecord | undefined {
  const read = v.safeParse(record, value)
  return read.success ? read.output : undefined
}
