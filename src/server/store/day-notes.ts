import { isoDay } from '../../shared/iso-day.ts'
import type { Store } from './store.ts'

/**
 * Notes that are needed for a day or two: recent submissions, and the number of mails to an address. Their keys contain
 * the day, so that old notes can be found without reading them.
 */
export type NoteKind = 'posted' | 'accepted' | 'confirmation' | 'link' | 'recipient'

/** `noteDay(Date.UTC(2027, 5, 25)) // => '2027-06-25'`, in UTC */
export const noteDay = (now: number) => isoDay(new Date(now))

/** Milliseconds. */
export const dayInMs = 24 * 3_600_000

/** The key of a note of a day. `noteKey('link', '2027-06-25', 'f00/1') // => 'link/2027-06-25/f00/1'` */
export const noteKey = (kind: NoteKind, of: string, name: string) => `${kind}/${of}/${name}`

/** Removes the notes of all days but today and yesterday. */
export async function removeOldNotes(notes: Store, now: number): Promise<void> {
  const recentDays = [noteDay(now), noteDay(now - dayInMs)]
  for (const key of await notes.list('')) {
    if (!recentDays.includes(key.split('/')[1] ?? '')) await notes.remove(key)
  }
}

/** Notes that a message was accepted, in case the same form is posted again. */
export const noteAccepted = (notes: Store, reference: string, now: number): Promise<void> =>
  notes.create(noteKey('accepted', noteDay(now), reference), true)
