import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createReference } from '../../shared/mail/reference.ts'
import { log } from '../log.ts'
import { noteAccepted } from './day-notes.ts'
import { createOnce, type Once } from './once.ts'
import { blobStore } from './outbox/blob-store.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import type { MailSettings } from './settings.ts'
import { createSend } from './transport.ts'

/** The outbox of a kind of deploy, as the environment says. */
export function outboxFor(context: string, { delivery, addresses }: MailSettings): Outbox {
  const store = blobStore(context)
  return createOutbox({
    store,
    onSettled: reference => noteAccepted(store, reference, Date.now()),
    send: createSend(delivery),
    addresses,
    now: Date.now,
    newOwner: randomUUID,
    log,
  })
}

/** What keeps a form that is posted twice from becoming two messages, in the same store. */
export function onceFor(context: string): Once {
  return createOnce({
    store: blobStore(context),
    now: Date.now,
    newReference: () => createReference(count => randomBytes(count)),
    wait,
    log,
  })
}
