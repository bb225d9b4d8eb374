import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Log } from '../log.ts'
import { noteDay, noteKey } from '../mail/day-notes.ts'
import type { OutboxStore } from '../mail/outbox/store.ts'

/** Links that one address is sent in a day. */
export const linksPerDay = 3

export interface LimitOptions {
  readonly store: OutboxStore
  /** Makes of an address what cannot be made into it again. */
  readonly key: string
  readonly now: () => number
  /** A new name, for a note. */
  readonly newOwner: () => string
  readonly log: Log
}

/** Whether an address may be sent one more link today. It is counted with that. */
export type MaySend = (email: string) => Promise<boolean>

/**
 * Counts the links of an address in the store, by a hash of it: each is a note that is written once, and counts for whoever
 * reads back its own name. Without a store a link is still better sent than refused.
 */
export function createLimit({ store, key, now, newOwner, log }: LimitOptions): MaySend {
  return async email => {
    const hash = createHmac('sha256', key).update(`limit ${email.toLowerCase()}`).digest('hex')
    const owner = newOwner()
    try {
      for (let count = 1; count <= linksPerDay; count += 1) {
        const note = noteKey('asked', noteDay(now()), `${hash}/${count}`)
        if ((await store.read(note)) !== undefined) continue
        await store.create(note, owner)
        if (v.is(v.literal(owner), await store.read(note))) return true
      }
      return false
    } catch (error) {
      log('limit-fault', { fault: error instanceof Error ? error.name : typeof error })
      return true
    }
  }
}
