import { limitConcurrency } from '../../../shared/limit-concurrency.ts'
import type { FormMails, Mail, MailAddresses } from '../../../shared/mail/mail.ts'
import { abuseLimits } from '../../limits/abuse-limits.ts'
import { faultName, type Log } from '../../log.ts'
import type { Store } from '../../store/store.ts'
import { mailStartDeadline } from '../../time-limits.ts'
import { createDirectDelivery, type Deliver } from '../deliver.ts'
import { logNotSent } from '../log-not-sent.ts'
import type { MailFault, Send, SendResult } from '../send-result.ts'
import { type OutboxContents, outboxContents } from './contents.ts'
import { type FailedMessage, removeFailed, removeOldFailed, storeFailed } from './failed.ts'
import { messageKey, noticedKey, sentKey } from './keys.ts'
import { takeLease } from './lease.ts'
import { failedNotice } from './notice.ts'
import { decodeRecord, encodeRecord, type OutboxRecord } from './record.ts'
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
  /** Called after customer service has the message, before it is removed; possibly more than once. */
  readonly onDelivered?: (reference: string, mails: FormMails) => Promise<void>
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

/** Messages sent concurrently in a scheduled run. Some mail servers allow only three connections per sender. */
const concurrency = 3

/** The lease for notices: no message has this reference. */
const noticeLease = 'notice'

/**
 * `settled`: delivered, and nothing is left to try. `left`: delivered, but a further mail has to be tried again.
 * `unreadable`: another version may have written it, and somebody must look at it.
 */
type Attempt = { readonly outcome: 'settled' | 'left' | 'unreadable' } | MailFault

interface AttemptOptions {
  /** Number of the last known attempt, 0 for none. */
  readonly last: number
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
 * - `message/{reference}`: the mails, as long as one of them has to be tried
 * - `size/{reference}/{size}`: their size
 * - `attempt/{reference}/{number}`: who tried, and when
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
      if (result.outcome === 'accepted') await logged(reference, onDelivered?.(reference, mails))
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
    { last, hasTimeLeft, record: given }: AttemptOptions,
  ): Promise<AttemptResult | undefined> {
    if (!(await takeLease(store, reference, { owner: newOwner(), now: now(), last }))) return undefined
    const written = await store.read(messageKey(reference))
    if (written === undefined) return undefined
    const attempts = last + 1
    const record = given ?? decodeRecord(written)
    if (!record) return { written, attempts, mails: 0, received: 0, result: { outcome: 'unreadable' } }
    const { received, mails } = record
    const result = await sendAll(reference, mails, hasTimeLeft)
    const tried: AttemptResult = { written, attempts, mails: 1 + mails.further.length, received, result }
    if (result.outcome === 'settled' || result.outcome === 'left') await onDelivered?.(reference, mails)
    if (result.outcome === 'settled') await removeMessage(store, reference, tried)
    return tried
  }

  async function sendAll(
    reference: string,
    { decisive, further }: FormMails,
    hasTimeLeft: () => boolean,
  ): Promise<Attempt> {
    const isSettled = (index: number) => store.read(sentKey(reference, index))
    const settle = (index: number) => store.create(sentKey(reference, index), true)
    if (!(await isSettled(0))) {
      const result = await trySend(reference, decisive)
      if (result.outcome !== 'delivered') {
        logNotSent(log, reference, decisive, result)
        return result
      }
      await settle(0)
    }
    let remaining = 0
    for (const [index, mail] of further.entries()) {
      if (await isSettled(index + 1)) continue
      if (!hasTimeLeft()) {
        remaining += 1
        continue
      }
      const { outcome } = await trySend(reference, mail)
      if (outcome !== 'delivered') log('further-mail-not-sent', { reference, outcome })
      if (outcome === 'delivered' || outcome === 'lasting') await settle(index + 1)
      else remaining += 1
    }
    return { outcome: remaining === 0 ? 'settled' : 'left' }
  }

  const tick = async (isCleaning: boolean) => {
    const until = now() + mailStartDeadline
    const hasTimeLeft = () => now() <= until
    const contents = outboxContents(await store.list(''))
    const failed = new Map(Map.groupBy(contents.failed, ({ reference }) => reference))
    // Start at a different message each minute, so that none is always behind a slow one.
    const first = Math.floor(now() / 60_000) % Math.max(contents.waiting.length, 1)
    const inTurn = limitConcurrency(concurrency)
    await Promise.all(
      [...contents.waiting.slice(first), ...contents.waiting.slice(0, first)].map(reference =>
        inTurn(async () => {
          const last = contents.lastAttempts.get(reference) ?? 0
          if (hasTimeLeft()) await logged(reference, retry(reference, { last, hasTimeLeft }, failed))
        }),
      ),
    )
    if (!hasTimeLeft()) return
    await logged(noticeLease, notify([...failed.values()].flat(), contents))
    if (!isCleaning) return
    await removeOldFailed(store, [...failed.values()].flat(), now())
    await removeOrphans(store, contents, reference => reference === noticeLease)
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
    const isDelivered = result.outcome === 'settled' || result.outcome === 'left'
    if (isDelivered) {
      // A killed run had stored it as failed, or was about to send it again.
      for (const message of failed.get(reference) ?? []) await removeFailed(store, message)
      failed.delete(reference)
    }
    if (result.outcome === 'settled') return
    const isOver = now() - received >= retryPeriod
    if (!isOver && result.outcome !== 'lasting' && result.outcome !== 'unreadable') return
    if (!isDelivered) {
      failed.set(reference, [await storeFailed(store, reference, written, now())])
      log('mail-failed', { reference, outcome: result.outcome })
    }
    await removeMessage(store, reference, tried)
  }

  /** Sends one notice of everything that has failed since the last one, and retries it like any mail. */
  async function notify(
    failed: readonly FailedMessage[],
    { noticed, lastAttempts }: Pick<OutboxContents, 'noticed' | 'lastAttempts'>,
  ): Promise<void> {
    const untold = failed.filter(({ reference }) => !noticed.has(reference))
    if (untold.length === 0) return
    const last = lastAttempts.get(noticeLease) ?? 0
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
