import type { Store } from '../../store/store.ts'
import type { OutboxContents } from './contents.ts'
import { messageKey, noticedKey, sentKey } from './keys.ts'
import { attemptKey } from './lease.ts'
import { sizeKey } from './size.ts'

/** The entries of a message in the store: the encoded message, its attempts and its mails. */
export interface MessageTraces {
  readonly written: unknown
  readonly attempts: number
  readonly mails: number
}

/** Removes a message and its notes. The message goes first, so that nothing more is sent. */
export async function removeMessage(
  store: Store,
  reference: string,
  { written, attempts, mails }: MessageTraces,
): Promise<void> {
  await store.remove(messageKey(reference))
  await removeAttempts(store, reference, attempts)
  for (let index = 0; index < mails; index += 1) await store.remove(sentKey(reference, index))
  await store.remove(sizeKey(reference, written))
}

/** Removes the notes of a number of attempts. */
export async function removeAttempts(store: Store, reference: string, attempts: number): Promise<void> {
  for (let number = 1; number <= attempts; number += 1) await store.remove(attemptKey(reference, number))
}

/**
 * Removes notes without a message, left behind by a run that was killed while it was cleaning up.
 *
 * @param isKept whether to keep a reference's notes although it has no message
 */
export async function removeOrphans(
  store: Store,
  { waiting, failed, noticed, notes }: OutboxContents,
  isKept: (reference: string) => boolean,
): Promise<void> {
  const references = new Set(waiting)
  for (const [reference, keys] of notes) {
    if (references.has(reference) || isKept(reference)) continue
    if ((await store.read(messageKey(reference))) !== undefined) continue
    for (const key of keys) await store.remove(key)
  }
  const hasFailed = new Set(failed.map(({ reference }) => reference))
  for (const reference of noticed) if (!hasFailed.has(reference)) await store.remove(noticedKey(reference))
}
