import type { Log } from '../../src/server/log.ts'
import type { Outbox } from '../../src/server/mail/outbox/outbox.ts'
import { removeOldOrders } from '../../src/server/orders/ledger.ts'
import { removeOldNotes } from '../../src/server/store/day-notes.ts'
import type { Stores } from '../../src/server/store/stores.ts'

export interface RetryOptions {
  /** Absent where mail is not set up. */
  readonly outbox: Outbox | undefined
  readonly stores: Pick<Stores, 'notes' | 'orders'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
}

/** The hour of a day, in UTC, in which the ledger is looked through: its list is long. */
const ledgerHour = 3

/**
 * One run of each minute: sends again what waits. Old notes are removed in the first minute of each hour alone, and old
 * orders once a day, so that a minute in which nothing waits asks the store for one list.
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
    log('retry-fault', { fault: reason instanceof Error ? reason.name : typeof reason })
  }
}
