import type { Store } from '../../store/store.ts'
import type { OutboxContents } from './contents.ts'
import { messageKey, noticedKey, restKey, sentKey } from './keys.ts'
import { attemptKey, doubtKey } from './lease.ts'
import { readMessage } from './record.ts'
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
  await removeAll(store, [messageKey(reference), restKey(reference)])
  const sent = Array.from({ length: mails }, (_, index) => sentKey(reference, index))
  await removeAll(store, [...attemptKeys(reference, attempts), ...sent, sizeKey(reference, written)])
}

/** Removes the notes of a number of attempts. */
export const removeAttempts = (store: Store, reference: string, attempts: number): Promise<void> =>
  removeAll(store, attemptKeys(reference, attempts))

const attemptKeys = (reference: string, attempts: number) =>
  Array.from({ length: attempts }, (_, index) => [
    attemptKey(reference, index + 1),
    doubtKey(reference, index + 1),
  ]).flat()

/** Removes entries together, since a sender may be waiting. */
async function removeAll(store: Store, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map(key => store.remove(key)))
}

/**
 * Removes notes without a message, left behind by a run that was killed while it was cleaning up.
 *
 * @param isKept whether to keep a reference's notes although it has no message
 */
export async function removeOrphans(
  store: Store,
  { waiting, rests, failed, noticed, notes }: OutboxContents,
  isKept: (reference: string) => boolean,
): Promise<void> {
  const references = new Set([...waiting, ...rests])
  for (const [reference, keys] of notes) {
    if (references.has(reference) || isKept(reference)) continue
    if ((await readMessage(store, reference)) !== undefined) continue
    for (const key of keys) await store.remove(key)
  }
  const hasFailed = new Set(failed.map(({ reference }) => reference))
  for (const reference of noticed) if (!hasFailed.has(reference)) await store.remove(noticedKey(reference))
}
