import type { OutboxStore } from './outbox/store.ts'

/**
 * Notes in the outbox's store that are of use for a day or two: what was posted lately, and how often an address asked
 * for a link. Their day stands in their key, so that nothing need be read to know what is too old.
 */
export type NoteKind = 'posted' | 'accepted' | 'asked'

const kinds: readonly NoteKind[] = ['posted', 'accepted', 'asked']

/** `noteDay(Date.UTC(2027, 5, 25)) // => '2027-06-25'`, in UTC */
export const noteDay = (now: number) => new Date(now).toISOString().slice(0, 10)

/** Milliseconds. */
export const day = 24 * 3_600_000

/** Where a note of a day is kept. `noteKey('asked', '2027-06-25', 'f00/1') // => 'asked/2027-06-25/f00/1'` */
export const noteKey = (kind: NoteKind, of: string, name: string) => `${kind}/${of}/${name}`

/** Removes the notes that are neither of today nor of yesterday. */
export async function removeOldNotes(store: OutboxStore, now: number): Promise<void> {
  const kept = [noteDay(now), noteDay(now - day)]
  for (const kind of kinds) {
    for (const key of await store.list(`${kind}/`)) {
      if (!kept.includes(key.split('/')[1] ?? '')) await store.remove(key)
    }
  }
}

/** Notes that a message was accepted, for whoever posts the same form again. */
export const noteAccepted = (store: OutboxStore, reference: string, now: number): Promise<void> =>
  store.create(noteKey('accepted', noteDay(now), reference), true)
