import { limitConcurrency } from '../../../shared/limit-concurrency.ts'
import type { Mail, MailAddresses } from '../../../shared/mail/mail.ts'
import type { OrderFacts } from '../../../shared/mail/order-facts.ts'
import { abuseLimits } from '../../limits/abuse-limits.ts'
import { faultName, type Log } from '../../log.ts'
import { createVerified, type Store } from '../../store/store.ts'
import { mailStartDeadline } from '../../time-limits.ts'
import { createDirectDelivery, type Deliver } from '../deliver.ts'
import { logNotSent } from '../log-not-sent.ts'
import type { MailFault, Send, SendResult } from '../send-result.ts'
import { outboxContents } from './contents.ts'
import { type FailedMessage, removeFailed, removeOldFailed, storeFailed } from './failed.ts'
import { messageKey, noticedKey, restKey, restPrefix, sentKey } from './keys.ts'
import { doubtKey, doubtPrefix, takeLease } from './lease.ts'
import { failedNotice } from './notice.ts'
import { decodeRecord, encodeRecord, type OutboxRecord, readMessage } from './record.ts'
import { type MessageTraces, removeAttempts, removeMessage, removeOrphans } from './remove-message.ts'
import { bytesWaiting, sizeKey } from './size.ts'

export interface OutboxOptions {
  readonly store: Store
  readonly send: Send
  readonly addresses: Pick<MailAddresses, 'from' | 'service'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A new name, for a lease. */
  readonly newOwner: () => string
  readonly log: Log
  /**
   * Called after customer service has the message, before it is removed; possibly more than once.
   *
   * @param order the facts of an order, if the message is one
   */
  readonly onDelivered?: (reference: string, order: OrderFacts | undefined) => Promise<void>
}

export interface Outbox {
  /** Stores a form's mails and tries to send them once. The form is accepted unless the fault is lasting. */
  readonly deliver: Deliver
  /**
   * Retries the messages that are due, moves those that have failed and tells customer service. For a scheduled
   * function.
   *
   * @param isCleaning whether to remove old failed messages and the leftovers of ended runs
   */
  readonly tick: (isCleaning: boolean) => Promise<void>
}

/** Milliseconds for which a message is retried. */
export const retryPeriod = 24 * 3_600_000

/**
 * Tries at a message that may end without an answer to the whole mail. Such a mail was probably taken, by a server that
 * is slow, and each further try would be one more copy.
 */
const mostDoubts = 3

/** Messages sent concurrently in a scheduled run. Some mail servers allow only three connections per sender. */
const concurrency = 3

/** The lease for notices: no message has this reference. */
const noticeLease = 'notice'

/**
 * `settled`: delivered, and nothing is left to try. `left`: delivered, but a further mail has to be tried again.
 * `doubtful`: the mail server has not said too often whether it has it. `unreadable`: another version may have written
 * it. Somebody must look at both.
 */
type Attempt = { readonly outcome: 'settled' | 'left' | 'doubtful' | 'unreadable' } | MailFault

const isDelivered = ({ outcome }: Attempt) => outcome === 'settled' || outcome === 'left'

interface AttemptOptions {
  /** Number of the last known attempt, 0 for none. */
  readonly last: number
  readonly isInDoubt?: boolean
  /** Whether there is time for one more mail. */
  readonly hasTimeLeft: () => boolean
  /** The stored message, if it is at hand. */
  readonly record?: OutboxRecord
}

interface AttemptResult extends MessageTraces {
  /** When the message arrived, in milliseconds since 1970. */
  readonly received: number
  readonly result: Attempt
}

/**
 * Stores mails before they are sent, and sends them until they are delivered or have failed: at least once, and
 * normally once. Entries of the store are written once and then removed, never changed:
 *
 * - `message/{reference}`: the mails, until the decisive one is settled
 * - `rest/{reference}`: the further mails, if one of them has to be tried after that
 * - `size/{reference}/{size}`: their size
 * - `attempt/{reference}/{number}`: who tried, and when; `doubt/{reference}/{number}`: the mail server did not answer
 * - `sent/{reference}/{index}`: a mail that is settled; 0 is the decisive one
 * - `failed/{day}/{reference}`: what could not be delivered; `noticed/{reference}`: customer service was told
 */
export function createOutbox({
  store,
  send,
  addresses,
  now,
  newOwner,
  log,
  onDelivered,
}: OutboxOptions): Outbox {
  const direct = createDirectDelivery(send, log)

  const deliver: Deliver = async (reference, mails) => {
    const record = { received: now(), mails }
    if (await isFull(reference)) return { outcome: 'full' }
    // If the store fails, the form is sent directly instead of refused.
    if (!(await keep(reference, record))) {
      // It may have been stored although it cannot be read back, and a scheduled run would send it again.
      const traces = { written: encodeRecord(record), attempts: 0, mails: 0 }
      await logged(reference, removeMessage(store, reference, traces))
      const result = await direct(reference, mails)
      if (result.outcome === 'accepted') await logged(reference, onDelivered?.(reference, mails.order))
      return result
    }
    const tried = await logged(reference, attempt(reference, { last: 0, hasTimeLeft: () => true, record }))
    if (tried?.result.outcome !== 'lasting') return { outcome: 'accepted' }
    // The sender is told of the failure and still has the text.
    await logged(reference, removeMessage(store, reference, tried))
    return tried.result
  }

  /** If the store fails, assume that there is room, so that no form is refused because of it. */
  async function isFull(reference: string): Promise<boolean> {
    const bytes = await logged(reference, bytesWaiting(store))
    if (bytes === undefined || bytes < abuseLimits.waitingBytes.most) return false
    log('limit-reached', { limit: 'waitingBytes' })
    return true
  }

  /** The size is noted first, so that the number of waiting bytes is never too low. */
  async function keep(reference: string, record: OutboxRecord): Promise<boolean> {
    const written = encodeRecord(record)
    await logged(reference, store.create(sizeKey(reference, written), true))
    await logged(reference, store.create(messageKey(reference), written))
    return (await logged(reference, store.read(messageKey(reference)))) !== undefined
  }

  /** Returns `undefined` if the attempt is not due, another run has it, or the message is gone. */
  async function attempt(
    reference: string,
    { last, isInDoubt = false, hasTimeLeft, record: given }: AttemptOptions,
  ): Promise<AttemptResult | undefined> {
    const lease = { owner: newOwner(), now: now(), last, isInDoubt }
    if (!(await takeLease(store, reference, lease))) return undefined
    const written = await readMessage(store, reference)
    if (written === undefined) return undefined
    const attempts = last + 1
    const record = given ?? decodeRecord(written)
    if (!record) return { written, attempts, mails: 0, received: 0, result: { outcome: 'unreadable' } }
    const { received, mails } = record
    const result = await sendAll(reference, mails, { attempts, hasTimeLeft })
    const tried: AttemptResult = { written, attempts, mails: 1 + mails.further.length, received, result }
    if (mails.decisive && isDelivered(result)) await onDelivered?.(reference, mails.order)
    if (result.outcome === 'settled') await removeMessage(store, reference, tried)
    if (result.outcome === 'left' && mails.decisive) await keepRest(reference, record, tried)
    return tried
  }

  /**
   * Replaces a message whose decisive mail is settled by its further mails. Anybody chooses their address, so they must
   * not fill the store.
   */
  async function keepRest(
    reference: string,
    { received, mails }: OutboxRecord,
    traces: MessageTraces,
  ): Promise<void> {
    if ((await store.list(restPrefix)).length >= abuseLimits.waitingConfirmations.most) {
      log('limit-reached', { limit: 'waitingConfirmations' })
      return removeMessage(store, reference, traces)
    }
    await createVerified(
      store,
      restKey(reference),
      encodeRecord({ received, mails: { further: mails.further } }),
    )
    await store.remove(messageKey(reference))
    await store.remove(sizeKey(reference, traces.written))
  }

  async function sendAll(
    reference: string,
    { decisive, further }: OutboxRecord['mails'],
    { attempts, hasTimeLeft }: { readonly attempts: number; readonly hasTimeLeft: () => boolean },
  ): Promise<Attempt> {
    const isSettled = (index: number) => store.read(sentKey(reference, index))
    const settle = (index: number) => store.create(sentKey(reference, index), true)
    /** Notes a mail without an answer, and returns whether there were too many to try again. */
    const isDoubtful = async ({ outcome }: SendResult) => {
      if (outcome !== 'unknown') return false
      await store.create(doubtKey(reference, attempts), true)
      return (await store.list(`${doubtPrefix}${reference}/`)).length >= mostDoubts
    }
    let outcome: 'doubtful' | undefined
    if (decisive && !(await isSettled(0))) {
      const result = await trySend(reference, decisive)
      if (result.outcome !== 'delivered') {
        logNotSent(log, reference, decisive, result)
        if (!(await isDoubtful(result))) return result
        // Customer service will be told, so the others are right to say that we have the message.
        outcome = 'doubtful'
      } else await settle(0)
    }
    let remaining = 0
    for (const [index, mail] of further.entries()) {
      if (await isSettled(index + 1)) continue
      if (!hasTimeLeft()) {
        remaining += 1
        continue
      }
      const result = await trySend(reference, mail)
      if (result.outcome !== 'delivered') log('further-mail-not-sent', { reference, outcome: result.outcome })
      const isDone = ['delivered', 'lasting'].includes(result.outcome) || (await isDoubtful(result))
      if (isDone) await settle(index + 1)
      else remaining += 1
    }
    return { outcome: outcome ?? (remaining === 0 ? 'settled' : 'left') }
  }

  const tick = async (isCleaning: boolean) => {
    const until = now() + mailStartDeadline
    const hasTimeLeft = () => now() <= until
    const contents = outboxContents(await store.list(''))
    const failed = new Map(Map.groupBy(contents.failed, ({ reference }) => reference))
    const inTurn = limitConcurrency(concurrency)
    const retryAll = (references: readonly string[]) => {
      // Start at a different message each minute, so that none is always behind a slow one.
      const first = Math.floor(now() / 60_000) % Math.max(references.length, 1)
      return Promise.all(
        [...references.slice(first), ...references.slice(0, first)].map(reference =>
          inTurn(async () => {
            const last = contents.lastAttempts.get(reference) ?? 0
            const isInDoubt = contents.inDoubt.has(reference)
            if (!hasTimeLeft()) return
            await logged(reference, retry(reference, { last, isInDoubt, hasTimeLeft }, failed))
          }),
        ),
      )
    }
    await retryAll(contents.waiting)
    if (!hasTimeLeft()) return
    const isTold = ({ reference }: FailedMessage) => contents.noticed.has(reference)
    const untold = [...failed.values()].flat().filter(message => !isTold(message))
    if (untold.length > 0)
      await logged(noticeLease, notify(untold, contents.lastAttempts.get(noticeLease) ?? 0))
    if (isCleaning) {
      await removeOldFailed(store, [...failed.values()].flat(), now())
      await removeOrphans(store, contents, reference => reference === noticeLease && untold.length > 0)
    }
    // Last, since strangers choose who gets these.
    await retryAll(contents.rests)
  }

  /** @param failed failed messages by reference, updated along with the store */
  async function retry(
    reference: string,
    beginning: AttemptOptions,
    failed: Map<string, readonly FailedMessage[]>,
  ): Promise<void> {
    const tried = await attempt(reference, beginning)
    if (!tried) return
    const { written, received, result } = tried
    if (isDelivered(result)) {
      // A killed run had stored it as failed, or was about to send it again.
      for (const message of failed.get(reference) ?? []) await removeFailed(store, message)
      failed.delete(reference)
    }
    if (result.outcome === 'settled') return
    const isOver = now() - received >= retryPeriod
    if (!isOver && !['lasting', 'doubtful', 'unreadable'].includes(result.outcome)) return
    if (!isDelivered(result)) {
      failed.set(reference, [await storeFailed(store, reference, written, now())])
      log('mail-failed', { reference, outcome: result.outcome })
    }
    await removeMessage(store, reference, tried)
  }

  /** Sends one notice of everything that has failed since the last one, and retries it like any mail. */
  async function notify(untold: readonly FailedMessage[], last: number): Promise<void> {
    if (!(await takeLease(store, noticeLease, { owner: newOwner(), now: now(), last }))) return
    const { outcome } = await trySend(noticeLease, failedNotice(untold, addresses))
    if (outcome !== 'delivered') return
    for (const { reference } of untold) await store.create(noticedKey(reference), true)
    await removeAttempts(store, noticeLease, last + 1)
  }

  /** Counts an unexpected fault as passing, so that the mail is retried and fails in the end. */
  const trySend = async (reference: string, mail: Mail): Promise<SendResult> =>
    (await logged(reference, send(mail))) ?? { outcome: 'passing', reason: 'unreachable', words: '' }

  /** Logs faults of the store and unexpected ones; stored messages are retried later. */
  async function logged<Value>(
    reference: string,
    work: Promise<Value> | undefined,
  ): Promise<Value | undefined> {
    try {
      return await work
    } catch (error) {
      log('outbox-fault', { reference, fault: faultName(error) })
      return undefined
    }
  }

  return { deliver, tick }
}
