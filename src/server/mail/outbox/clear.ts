import { attemptsOf } from './lease.ts'
import type { OutboxStore } from './store.ts'

const messages = 'message/'

/** The references of what is to be sent. */
export const waiting = async (store: OutboxStore) =>
  (await store.list(messages)).map(key => key.slice(messages.length))

/** Removes a message and what was noted of it. The message goes first: without it nothing is sent. */
export async function removeAll(store: OutboxStore, reference: string): Promise<void> {
  await store.remove(messages + reference)
  await removeNotes(store, reference)
}

async function removeNotes(store: OutboxStore, reference: string): Promise<void> {
  for (const prefix of [attemptsOf(reference), `sent/${reference}/`]) {
    for (const key of await store.list(prefix)) await store.remove(key)
  }
}

/** Removes the notes of messages that are gone, which a run left behind that was ended while it cleared. */
export async function removeStray(store: OutboxStore, isKept: (reference: string) => boolean): Promise<void> {
  const notes = [...(await store.list('attempt/')), ...(await store.list('sent/'))]
  const references = new Set(notes.map(key => key.split('/')[1] ?? ''))
  for (const reference of references) {
    if (isKept(reference) || (await store.read(messages + reference)) !== undefined) continue
    await removeNotes(store, reference)
  }
}
