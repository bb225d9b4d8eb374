import type { FormMails, MailAddresses } from '../../../shared/mail/mail.ts'
import type { Log } from '../../log.ts'
import { beginMailBefore } from '../../time-limits.ts'
import { createDirectDelivery, type Deliver } from '../deliver.ts'
import type { MailFault, Send } from '../send-result.ts'
import { removeAll, removeStray, sentKey, waiting } from './clear.ts'
import { type FailedMessage, keepFailed, listFailed, removeFailed, removeOldFailed } from './failed.ts'
import { lastAttempts, takeLease } from './lease.ts'
import { failedNotice } from './notice.ts'
import { decodeRecord, encodeRecord, type OutboxRecord } from './record.ts'
import type { OutboxStore } from './store.ts'
import { takeTurns } from './turns.ts'

export interface OutboxOptions {
  readonly store: OutboxStore
  readonly send: Send
  readonly addresses: Pick<MailAddresses, 'from' | 'service'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A new name, for a lease. */
  readonly newOwner: () => string
  readonly log: Log
  /** Told of a message that is delivered, before nothing is known of it any more. */
  readonly onSettled?: (reference: string) => Promise<void>
}

export interface Outbox {
  /** Keeps a form's mails and tries them once. What may yet be taken is accepted; what will never be is answered. */
  readonly deliver: Deliver
  /** Tries what waits and is due, moves what has failed, tells customer service of it. For a scheduled function. */
  readonly tick: () => Promise<void>
}

/** Milliseconds that a message is tried for. */
export const triedFor = 24 * 3_600_000

/** Messages at once in a scheduled run. Some mail servers take no more than three connections of a sender. */
const atOnce = 3

/** The lease for notices: no message has this reference. */
const noticeLease = 'notice'

/** `settled`: delivered, and nothing is left to try. `left`: delivered, but a further mail is to be tried again. */
type Attempt = { readonly outcome: 'settled' | 'left' } | MailFault

interface Beginning {
  /** Number of the last attempt that is known of, 0 for none. */
  readonly last: number
  /** Whether there is time for one more mail. */
  readonly mayBegin: () => boolean
  /** What is kept, where it is at hand. */
  readonly record?: OutboxRecord
}

interface Tried {
  readonly record: OutboxRecord
  readonly attempts: number
  readonly result: Attempt
}

/**
 * Keeps mails before they are sent, and sends them until they are delivered or have failed: at least once, and normally
 * once. What is in the store is written once and then removed, never changed:
 *
 * - `message/{reference}`: the mails, as long as one of them is to be tried
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
  onSettled,
}: OutboxOptions): Outbox {
  const direct = createDirectDelivery(send, log)

  const deliver: Deliver = async (reference, mails) => {
    const record = { received: now(), mails }
    // Without a store a form is still better sent than refused.
    if (!(await keep(reference, record))) return direct(reference, mails)
    const tried = await logged(reference, attempt(reference, { last: 0, mayBegin: () => true, record }))
    if (tried?.result.outcome !== 'lasting') return { outcome: 'accepted' }
    // The sender is told and still has the text.
    await logged(reference, remove(reference, tried))
    return tried.result
  }

  async function keep(reference: string, record: OutboxRecord): Promise<boolean> {
    await logged(reference, store.create(`message/${reference}`, encodeRecord(record)))
    return (await logged(reference, store.read(`message/${reference}`))) !== undefined
  }

  /** `undefined` where its time has not come, where somebody else is at it, or where it is gone. */
  async function attempt(
    reference: string,
    { last, mayBegin, record: given }: Beginning,
  ): Promise<Tried | undefined> {
    if (!(await takeLease(store, reference, { owner: newOwner(), now: now(), last }))) return undefined
    const found = await store.read(`message/${reference}`)
    if (found === undefined) return undefined
    const record = given ?? decodeRecord(found)
    if (!record) return giveUp(reference, found, last + 1)
    const tried: Tried = {
      record,
      attempts: last + 1,
      result: await sendAll(reference, record.mails, mayBegin),
    }
    if (tried.result.outcome === 'settled') {
      await onSettled?.(reference)
      await remove(reference, tried)
    }
    return tried
  }

  /** A message that cannot be read, as another version may have written it, is for somebody to look at. */
  async function giveUp(reference: string, written: unknown, attempts: number): Promise<undefined> {
    await keepFailed(store, reference, written, now())
    await removeAll(store, reference, { attempts, mails: 0 })
    log('mail-failed', { reference, outcome: 'unreadable' })
  }

  const remove = (reference: string, { attempts, record }: Pick<Tried, 'attempts' | 'record'>) =>
    removeAll(store, reference, { attempts, mails: 1 + record.mails.further.length })

  async function sendAll(
    reference: string,
    { decisive, further }: FormMails,
    mayBegin: () => boolean,
  ): Promise<Attempt> {
    const isSettled = (index: number) => store.read(sentKey(reference, index))
    const settle = (index: number) => store.create(sentKey(reference, index), true)
    if (!(await isSettled(0))) {
      const result = await send(decisive)
      if (result.outcome !== 'delivered') {
        log('mail-not-sent', { reference, outcome: result.outcome, reason: result.reason })
        return result
      }
      await settle(0)
    }
    let left = 0
    for (const [index, mail] of further.entries()) {
      if (await isSettled(index + 1)) continue
      if (!mayBegin()) {
        left += 1
        continue
      }
      const { outcome } = await send(mail)
      if (outcome !== 'delivered') log('further-mail-not-sent', { reference, outcome })
      if (outcome === 'delivered' || outcome === 'lasting') await settle(index + 1)
      else left += 1
    }
    return { outcome: left === 0 ? 'settled' : 'left' }
  }

  const tick = async () => {
    const until = now() + beginMailBefore
    const mayBegin = () => now() <= until
    const references = await waiting(store)
    const last = await lastAttempts(store)
    const failed = Map.groupBy(await listFailed(store), message => message.reference)
    // Begun anywhere, so that none is always behind one that takes long.
    const first = Math.floor(now() / 60_000) % Math.max(references.length, 1)
    const inTurn = takeTurns(atOnce)
    await Promise.all(
      [...references.slice(first), ...references.slice(0, first)].map(reference =>
        inTurn(async () => {
          if (mayBegin())
            await logged(
              reference,
              retry(reference, { last: last.get(reference) ?? 0, mayBegin }, failed.get(reference) ?? []),
            )
        }),
      ),
    )
    if (!mayBegin()) return
    await logged(noticeLease, notify(last.get(noticeLease) ?? 0))
    await removeOldFailed(store, now())
    const kept = new Set([...references, noticeLease])
    await removeStray(store, reference => kept.has(reference))
  }

  /** @param failed what a run that died half-way has kept of it as failed, or left of it when it was to be sent again */
  async function retry(
    reference: string,
    beginning: Beginning,
    failed: readonly FailedMessage[],
  ): Promise<void> {
    const tried = await attempt(reference, beginning)
    if (!tried) return
    const { record, result } = tried
    if (result.outcome === 'settled' || result.outcome === 'left')
      for (const message of failed) await removeFailed(store, message)
    if (result.outcome === 'settled') return
    const isOver = now() - record.received >= triedFor
    if (result.outcome === 'left' && isOver) return remove(reference, tried)
    if (result.outcome === 'lasting' || (result.outcome !== 'left' && isOver)) {
      await keepFailed(store, reference, encodeRecord(record), now())
      await remove(reference, tried)
      log('mail-failed', { reference, outcome: result.outcome })
    }
  }

  /** One notice of all that failed since the last, tried like any mail until the mail server takes it. */
  async function notify(last: number): Promise<void> {
    const noticed = new Set((await store.list('noticed/')).map(key => key.slice('noticed/'.length)))
    const open = (await listFailed(store)).filter(({ reference }) => !noticed.has(reference))
    if (open.length === 0) return
    if (!(await takeLease(store, noticeLease, { owner: newOwner(), now: now(), last }))) return
    const { outcome } = await send(failedNotice(open, addresses))
    if (outcome !== 'delivered') return
    for (const { reference } of open) await store.create(`noticed/${reference}`, true)
    await removeAll(store, noticeLease, { attempts: last + 1, mails: 0 })
  }

  /** A fault of the store, or one that nobody foresaw, is logged: what is kept is tried again. */
  async function logged<Value>(reference: string, work: Promise<Value>): Promise<Value | undefined> {
    try {
      return await work
    } catch (error) {
      log('outbox-fault', { reference, fault: error instanceof Error ? error.name : typeof error })
      return undefined
    }
  }

  return { deliver, tick }
}
