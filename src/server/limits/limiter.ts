import * as v from 'valibot'
import type { KeyedHash } from '../keyed-hash.ts'
import { faultName, type Log } from '../log.ts'
import { noteDay, noteKey } from '../store/day-notes.ts'
import type { Store } from '../store/store.ts'
import { abuseLimits } from './abuse-limits.ts'
import { mailboxName } from './mailbox-name.ts'

export interface LimiterOptions {
  readonly notes: Store
  readonly hash: KeyedHash
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Makes a new name for a note. */
  readonly newOwner: () => string
  readonly log: Log
}

/** Returns whether one more mail of a kind may be sent to an address, and counts it. */
export type Limiter = (kind: 'confirmation' | 'link', address: string) => Promise<boolean>

const limitOf = { confirmation: 'confirmations', link: 'links' } as const

/**
 * Counts mail to strangers in the store, under keyed hashes of their addresses. Each mail is a note that is written
 * once; a caller owns a note if it reads its own name back. If the store fails, the mail is sent anyway.
 */
export function createLimiter({ notes, hash, now, newOwner, log }: LimiterOptions): Limiter {
  /** Claims one of today's mails of a kind to an address. */
  async function takeMail(kind: 'confirmation' | 'link', name: string): Promise<boolean> {
    const owner = newOwner()
    for (let count = 1; count <= abuseLimits[limitOf[kind]].most; count += 1) {
      const note = noteKey(kind, noteDay(now()), `${name}/${count}`)
      if ((await notes.read(note)) !== undefined) continue
      await notes.create(note, owner)
      if (v.is(v.literal(owner), await notes.read(note))) return true
    }
    return false
  }

  /** Claims one of this hour's new recipients. Concurrent posts may exceed the limit by a few. */
  async function takeRecipient(name: string): Promise<boolean> {
    const hour = noteKey('recipient', noteDay(now()), `${new Date(now()).getUTCHours()}/`)
    const recipients = await notes.list(hour)
    if (recipients.includes(hour + name)) return true
    if (recipients.length >= abuseLimits.recipients.most) return false
    await notes.create(hour + name, true)
    return true
  }

  return async (kind, address) => {
    const name = hash(`recipient ${mailboxName(address)}`)
    try {
      const isUnder = await takeMail(kind, name)
      if (isUnder && (await takeRecipient(name))) return true
      log('limit-reached', { limit: isUnder ? 'recipients' : limitOf[kind] })
      return false
    } catch (error) {
      log('limit-fault', { fault: faultName(error) })
      return true
    }
  }
}
