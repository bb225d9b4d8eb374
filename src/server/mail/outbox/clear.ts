import { attemptKey } from './lease.ts'
import type { OutboxStore } from './store.ts'

const messages = 'message/'

/** The references of what is to be sent. */
export const waiting = async (store: OutboxStore) =>
  (await store.list(messages)).map(key => key.slice(messages.length))

/** Where it is noted that a mail of a message is settled; 0 is the decisive one. */
export const sentKey = (reference: string, index: number) => `sent/${reference}/${index}`

/** What there is of a message: attempts at it, and mails. */
export interface Kept {
  readonly attempts: number
  readonly mails: number
}

/** Removes a message and what was noted of it. The message goes first: without it nothing is sent. */
export async function removeAll(
  store: OutboxStore,
  reference: string,
  { attempts, mails }: Kept,
): Promise<void> {
  await store.remove(messages + reference)
  for (let number = 1; number <= attempts; number += 1) await store.remove(attemptKey(reference, number))
  for (let index = 0; index < mails; index += 1) await store.remove(sentKey(reference, index))
}

/** Removes the notes of messages that are gone, which a run left behind that was ended while it cleared. */
export async function removeStray(store: OutboxStore, isKept: (reference: string) => boolean): Promise<void> {
  const notes = [...(await store.list('attempt/')), ...(await store.list('sent/'))]
  for (const [reference, keys] of Map.groupBy(notes, key => key.split('/')[1] ?? '')) {
    if (isKept(reference) || (await store.read(messages + reference)) !== undefined) continue
    for (const key of keys) await store.remove(key)
  }
}
