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

/**
 * Counts one more link for an address; `undefined` where it has had its links for today. What it resolves to takes the count
 * back, where the link could not be sent.
 */
export type TakeLink = (email: string) => Promise<(() => Promise<void>) | undefined>

/**
 * Counts the links of an address in the store, by a hash of it: each is a note that is written once, and counts for whoever
 * reads back its own name. Without a store a link is still better sent than refused.
 */
export function createLimit({ store, key, now, newOwner, log }: LimitOptions): TakeLink {
  const logFault = (error: unknown) =>
    log('limit-fault', { fault: error instanceof Error ? error.name : typeof error })
  return async email => {
    const hash = createHmac('sha256', key).update(`limit ${email.toLowerCase()}`).digest('hex')
    const owner = newOwner()
    try {
      for (let count = 1; count <= linksPerDay; count += 1) {
        const note = noteKey('asked', noteDay(now()), `${hash}/${count}`)
        if ((await store.read(note)) !== undefined) continue
        await store.create(note, owner)
        if (v.is(v.literal(owner), await store.read(note))) return () => store.remove(note).catch(logFault)
      }
      return undefined
    } catch (error) {
      logFault(error)
      return async () => {}
    }
  }
}
