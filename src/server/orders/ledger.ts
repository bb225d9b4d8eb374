import * as v from 'valibot'
import { type OrderFacts, orderFactsSchema } from '../../shared/mail/order-facts.ts'
import { faultName, type Log } from '../log.ts'
import type { Deliver } from '../mail/deliver.ts'
import { outboxContents } from '../mail/outbox/contents.ts'
import { dayInMs, noteDay } from '../store/day-notes.ts'
import type { Store } from '../store/store.ts'
import type { Stores } from '../store/stores.ts'

/** Days that an order stays in the ledger. */
export const ledgerDays = 400

/** The state of an order's mail to customer service. */
export type MailState = 'delivered' | 'waiting' | 'failed' | 'not delivered'

/** One order of the ledger. */
export interface LedgerEntry extends OrderFacts {
  readonly reference: string
  readonly mail: MailState
}

// Each key contains the day, so that old orders can be found without reading them.
const orderKey = (reference: string, { at }: OrderFacts) => `order/${noteDay(at)}/${reference}`
const deliveredKey = (reference: string, { at }: OrderFacts) => `delivered/${noteDay(at)}/${reference}`

/** Notes that customer service has received an order's mail. */
export const noteDelivered = (orders: Store, reference: string, order: OrderFacts): Promise<void> =>
  orders.create(deliveredKey(reference, order), true)

/**
 * Records each order before its mails are delivered, and removes it if they are not accepted. It stays if delivery
 * throws, since a mail may have been sent before that. A fault of the ledger does not stop the order.
 */
export function withLedger(deliver: Deliver, orders: Store, log: Log): Deliver {
  return async (reference, mails) => {
    const { order } = mails
    if (!order) return deliver(reference, mails)
    const logFault = (error: unknown) => log('ledger-fault', { reference, fault: faultName(error) })
    await orders.create(orderKey(reference, order), order).catch(logFault)
    const result = await deliver(reference, mails)
    if (result.outcome !== 'accepted') await orders.remove(orderKey(reference, order)).catch(logFault)
    return result
  }
}

/** The orders of the ledger, the oldest first. Orders that this version cannot read are left out. */
export async function readLedger({
  orders,
  outbox,
}: Pick<Stores, 'orders' | 'outbox'>): Promise<LedgerEntry[]> {
  const keys = await orders.list('')
  const contents = outboxContents(await outbox.list(''))
  const delivered = new Set(keys.filter(key => key.startsWith('delivered/')).map(referenceOf))
  const waiting = new Set(contents.waiting)
  const failed = new Set(contents.failed.map(({ reference }) => reference))
  const stateOf = (reference: string): MailState => {
    if (delivered.has(reference)) return 'delivered'
    if (waiting.has(reference)) return 'waiting'
    return failed.has(reference) ? 'failed' : 'not delivered'
  }
  const entries = await Promise.all(
    keys
      .filter(key => key.startsWith('order/'))
      .map(async key => {
        const read = v.safeParse(orderFactsSchema, await orders.read(key))
        const reference = referenceOf(key)
        return read.success ? [{ ...read.output, reference, mail: stateOf(reference) }] : []
      }),
  )
  return entries.flat().sort((a, b) => a.at - b.at)
}

const referenceOf = (key: string) => key.split('/')[2] ?? ''

/** Removes orders that are older than `ledgerDays`. */
export async function removeOldOrders(orders: Store, now: number): Promise<void> {
  const oldest = noteDay(now - ledgerDays * dayInMs)
  for (const key of await orders.list('')) if ((key.split('/')[1] ?? '') < oldest) await orders.remove(key)
}
