import { isoDay } from '../../../shared/iso-day.ts'
import { createVerified, type Store } from '../../store/store.ts'
import { messageKey, noticedKey } from './keys.ts'
import { decodeRecord, encodeRecord } from './record.ts'
import { sizeKey } from './size.ts'

/** Milliseconds for which an undeliverable message is kept. */
export const failedRetention = 30 * 24 * 3_600_000

/** A message that could not be delivered. */
export interface FailedMessage {
  readonly key: string
  readonly reference: string
  /** `2027-06-25`, in UTC. */
  readonly day: string
}

/**
 * Stores an encoded message as failed. Its key contains the day, so that old messages can be found without reading
 * them.
 */
export async function storeFailed(
  store: Store,
  reference: string,
  written: unknown,
  now: number,
): Promise<FailedMessage> {
  const day = isoDay(new Date(now))
  const key = `failed/${day}/${reference}`
  await createVerified(store, key, written)
  return { key, day, reference }
}

/** The failed messages in a list of keys, the oldest first. */
export function readFailed(keys: readonly string[]): FailedMessage[] {
  const failed = keys.filter(key => key.startsWith('failed/')).sort()
  return failed.map(key => {
    const [, day = '', reference = ''] = key.split('/')
    return { key, day, reference }
  })
}

/**
 * Puts a failed message into the outbox again, as if it had just arrived.
 *
 * @returns whether it could be read; an unreadable message stays failed
 */
export async function resendFailed(store: Store, failed: FailedMessage, now: number): Promise<boolean> {
  const record = decodeRecord(await store.read(failed.key))
  if (!record) return false
  const written = encodeRecord({ received: now, mails: record.mails })
  await store.create(sizeKey(failed.reference, written), true)
  await createVerified(store, messageKey(failed.reference), written)
  await removeFailed(store, failed)
  return true
}

/** Removes failed messages that are older than `failedRetention`. */
export async function removeOldFailed(
  store: Store,
  failed: readonly FailedMessage[],
  now: number,
): Promise<void> {
  for (const message of failed)
    if (now - Date.parse(message.day) > failedRetention) await removeFailed(store, message)
}

/** Removes a failed message, and the note that customer service was told about it. */
export async function removeFailed(store: Store, { key, reference }: FailedMessage): Promise<void> {
  await store.remove(key)
  await store.remove(noticedKey(reference))
}
