import * as v from 'valibot'
import { hostLimits } from '../../time-limits.ts'
import type { OutboxStore } from './store.ts'

const attempt = v.object({ owner: v.string(), at: v.number() })

const minute = 60_000

/** Milliseconds after which whoever took a lease has been ended by the host. */
export const leaseTime = Math.max(...Object.values(hostLimits)) + minute / 2

/**
 * Milliseconds from an attempt to the next: they double up to an hour, and never fall short of the lease.
 *
 *     pauseAfter(3) // => 240000
 */
export const pauseAfter = (attempts: number) =>
  Math.max(leaseTime, Math.min(2 ** (attempts - 1) * minute, 60 * minute))

/** Where the attempts at a message are kept. */
export const attemptsOf = (reference: string) => `attempt/${reference}/`

/**
 * Takes the next attempt at a message, if its time has come. Attempts are numbered and each is written once, so of two
 * that reach for the same one gets it: the one whose name is read back.
 *
 * @param owner a name that no other run has
 */
export async function takeLease(
  store: OutboxStore,
  reference: string,
  { owner, now }: { readonly owner: string; readonly now: number },
): Promise<boolean> {
  const last = (await store.list(attemptsOf(reference))).sort().at(-1)
  const number = last === undefined ? 0 : Number(last.split('/').at(-1))
  if (last !== undefined) {
    const taken = v.safeParse(attempt, await store.read(last))
    if (!taken.success || now < taken.output.at + pauseAfter(number)) return false
  }
  const key = `${attemptsOf(reference)}${String(number + 1).padStart(4, '0')}`
  await store.create(key, { owner, at: now })
  const kept = v.safeParse(attempt, await store.read(key))
  return kept.success && kept.output.owner === owner
}
