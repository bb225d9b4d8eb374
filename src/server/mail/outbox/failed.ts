import { decodeRecord, encodeRecord } from './record.ts'
import { createSurely, type OutboxStore } from './store.ts'

/** Milliseconds that a message is kept which could not be delivered. */
export const failedKept = 30 * 24 * 3_600_000

/** A message that could not be delivered. */
export interface FailedMessage {
  readonly key: string
  readonly reference: string
  /** `2027-06-25`, in UTC. */
  readonly day: string
}

/** Keeps a message as failed, as it is written. The day stands in its key, so that nothing need be read to know what is too old. */
export async function keepFailed(
  store: OutboxStore,
  reference: string,
  written: unknown,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  await createSurely(store, `failed/${day}/${reference}`, written)
}

/** What could not be delivered, the oldest first. */
export async function listFailed(store: OutboxStore): Promise<FailedMessage[]> {
  const keys = (await store.list('failed/')).sort()
  return keys.map(key => {
    const [, day = '', reference = ''] = key.split('/')
    return { key, day, reference }
  })
}

/**
 * Puts a failed message into the outbox again, as if it had come now.
 *
 * @returns whether it could be read; one that cannot stays where it is
 */
export async function resendFailed(store: OutboxStore, failed: FailedMessage, now: number): Promise<boolean> {
  const record = decodeRecord(await store.read(failed.key))
  if (!record) return false
  const again = encodeRecord({ received: now, mails: record.mails })
  await createSurely(store, `message/${failed.reference}`, again)
  await removeFailed(store, failed)
  return true
}

/** Removes what failed so long ago that it is kept no more. */
export async function removeOldFailed(store: OutboxStore, now: number): Promise<void> {
  for (const failed of await listFailed(store)) {
    if (now - Date.parse(failed.day) > failedKept) await removeFailed(store, failed)
  }
}

/** Removes a failed message, and that customer service was told of it. */
export async function removeFailed(store: OutboxStore, { key, reference }: FailedMessage): Promise<void> {
  await store.remove(key)
  await store.remove(`noticed/${reference}`)
}
