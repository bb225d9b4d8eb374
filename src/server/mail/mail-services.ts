import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createReference } from '../../shared/mail/reference.ts'
import { createKeyedHash } from '../keyed-hash.ts'
import { createLimiter, type Limiter } from '../limits/limiter.ts'
import { log } from '../log.ts'
import { noteDelivered, withLedger } from '../orders/ledger.ts'
import { noteAccepted } from '../store/day-notes.ts'
import { type Stores, storesFor, usesOutbox } from '../store/stores.ts'
import { createTimeBudget } from '../store/time-budget.ts'
import { storeLimits } from '../time-limits.ts'
import { createDirectDelivery, type Deliver } from './deliver.ts'
import { createOnce, type Once } from './once.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import type { MailSettings } from './settings.ts'
import { createSend } from './transport.ts'

/** The outbox with these stores and settings. */
export function createOutboxOver({ outbox, notes, orders }: Stores, settings: MailSettings): Outbox {
  return createOutbox({
    store: outbox,
    async onDelivered(reference, order) {
      // Each store may fail alone.
      try {
        await noteAccepted(notes, reference, Date.now())
      } finally {
        if (order) await noteDelivered(orders, reference, order)
      }
    },
    send: createSend(settings),
    addresses: settings.addresses,
    now: Date.now,
    newOwner: randomUUID,
    log,
  })
}

/** The services that a function needs to accept mail. */
export interface MailServices {
  readonly deliver: Deliver
  readonly once: Once
  readonly maySend: Limiter
}

/**
 * The services for one request, with its own time for the store. A kind of deploy whose schedules do not run sends each
 * form directly and keeps no mail.
 */
export function mailServicesFor(context: string, settings: MailSettings): MailServices {
  const stores = storesFor(context, createTimeBudget(storeLimits.request))
  const { notes, orders } = stores
  const shared = { notes, hash: createKeyedHash(settings.hashKey), now: Date.now, log }
  const deliver = usesOutbox(context)
    ? createOutboxOver(stores, settings).deliver
    : createDirectDelivery(createSend(settings), log)
  return {
    deliver: withLedger(deliver, orders, log),
    once: createOnce({ ...shared, newReference: () => createReference(count => randomBytes(count)), wait }),
    maySend: createLimiter({ ...shared, newOwner: randomUUID }),
  }
}
