import { faultName, type Log } from '../../src/server/log.ts'
import type { Outbox } from '../../src/server/mail/outbox/outbox.ts'
import { removeOldOrders } from '../../src/server/orders/ledger.ts'
import { removeOldNotes } from '../../src/server/store/day-notes.ts'
import type { Stores } from '../../src/server/store/stores.ts'

export interface RetryOptions {
  /** Absent if mail is not configured. */
  readonly outbox: Outbox | undefined
  readonly stores: Pick<Stores, 'notes' | 'orders'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
}

/** The UTC hour in which old orders are removed from the ledger, since listing it is slow. */
const ledgerHour = 3

/**
 * Runs once a minute and retries waiting mail. It removes old notes only in the first minute of an hour, and old orders
 * once a day, so that an idle minute costs one list call to the store.
 */
export async function retry({ outbox, stores, now, log }: RetryOptions): Promise<void> {
  const time = new Date(now())
  const isCleaning = time.getUTCMinutes() === 0
  const work = [
    outbox?.tick(isCleaning),
    isCleaning && removeOldNotes(stores.notes, now()),
    isCleaning && time.getUTCHours() === ledgerHour && removeOldOrders(stores.orders, now()),
  ]
  for (const done of await Promise.allSettled(work)) {
    if (done.status === 'fulfilled') continue
    const { reason } = done
    log('retry-fault', { fault: faultName(reason) })
  }
}
