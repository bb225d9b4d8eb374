import * as v from 'valibot'
import type { Store } from '../../store/store.ts'
import { hostLimits } from '../../time-limits.ts'

const attempt = v.object({ owner: v.string(), at: v.number() })

const minute = 60_000

/** Milliseconds after which the host has certainly ended the run that holds a lease. */
export const leaseTime = Math.max(...Object.values(hostLimits)) + minute / 2

const longestDelay = 60 * minute

/**
 * Milliseconds from an attempt to the next. They double up to an hour, and are never shorter than the lease.
 *
 *     retryDelay(3) // => 240000
 */
export const retryDelay = (attempts: number) =>
  Math.max(leaseTime, Math.min(2 ** (attempts - 1) * minute, longestDelay))

export const attemptPrefix = 'attempt/'

/** The key of an attempt at a message. `attemptKey('P-2222-2222', 3) // => 'attempt/P-2222-2222/0003'` */
export const attemptKey = (reference: string, number: number) =>
  `${attemptPrefix}${reference}/${String(number).padStart(4, '0')}`

export const doubtPrefix = 'doubt/'

/** The key that notes that there was no answer to a whole mail in an attempt. */
export const doubtKey = (reference: string, number: number) => `${doubtPrefix}${reference}/${number}`

/** The owner and the time of an attempt; `undefined` if there was none or another version wrote it. */
export async function readAttempt(
  store: Store,
  reference: string,
  number: number,
): Promise<v.InferOutput<typeof attempt> | undefined> {
  const read = v.safeParse(attempt, await store.read(attemptKey(reference, number)))
  return read.success ? read.output : undefined
}

/** The number of the last attempt at each message, from a list of keys. */
export function readLastAttempts(keys: readonly string[]): Map<string, number> {
  const last = new Map<string, number>()
  for (const key of keys) {
    if (!key.startsWith(attemptPrefix)) continue
    const [, reference = '', number] = key.split('/')
    last.set(reference, Math.max(last.get(reference) ?? 0, Number(number)))
  }
  return last
}

export interface LeaseOptions {
  /** A name that no other run has. */
  readonly owner: string
  readonly now: number
  /** Number of the last known attempt, 0 for none; if there are newer ones, nothing is claimed. */
  readonly last: number
  /** Whether the mail server may have the message already: then the next attempt is a long way off. */
  readonly isInDoubt?: boolean
}

/**
 * Claims the next attempt at a message, if it is due. Attempts are numbered and each is written only once, so of two
 * concurrent runs only one gets it: the one that reads its own name back.
 *
 * Only the first and the last attempt are kept, so that the store stays short enough to be listed. The first blocks a
 * run that knows of none; a run that knows an older one would have to be minutes old.
 */
export async function takeLease(
  store: Store,
  reference: string,
  { owner, now, last, isInDoubt = false }: LeaseOptions,
): Promise<boolean> {
  if (last > 0) {
    const found = await store.read(attemptKey(reference, last))
    const taken = v.safeParse(attempt, found)
    // An unreadable note, which another version may have written, does not block the attempt.
    const delay = isInDoubt ? longestDelay : retryDelay(last)
    if (found === undefined || (taken.success && now < taken.output.at + delay)) return false
  }
  await store.create(attemptKey(reference, last + 1), { owner, at: now })
  if ((await readAttempt(store, reference, last + 1))?.owner !== owner) return false
  if (last > 1) await store.remove(attemptKey(reference, last))
  return true
}
