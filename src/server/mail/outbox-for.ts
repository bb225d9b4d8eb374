import { randomUUID } from 'node:crypto'
import { log } from '../log.ts'
import { blobStore } from './outbox/blob-store.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import type { MailSettings } from './settings.ts'
import { createSend } from './transport.ts'

/** The outbox of a kind of deploy, as the environment says. */
export function outboxFor(context: string, { delivery, addresses }: MailSettings): Outbox {
  return createOutbox({
    store: blobStore(context),
    send: createSend(delivery),
    addresses,
    now: Date.now,
    newOwner: randomUUID,
    log,
  })
}
