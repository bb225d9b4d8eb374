import * as v from 'valibot'
import type { KeyedHash } from '../keyed-hash.ts'
import { faultName, type Log } from '../log.ts'
import { dayInMs, noteAccepted, noteDay, noteKey } from '../store/day-notes.ts'
import type { Store } from '../store/store.ts'
import { repeatPatience } from '../time-limits.ts'
import type { DeliveryResult } from './deliver.ts'

/** Identifies an accepted form. */
export interface Submission {
  readonly reference: string
  /** Milliseconds since 1970. */
  readonly received: number
}

/** Handles a form unless the same one was handled before; then it returns that one's reference. */
export type Once = (
  fingerprint: string,
  work: (submission: Submission) => Promise<DeliveryResult>,
) => Promise<
  Exclude<DeliveryResult, { outcome: 'accepted' }> | ({ readonly outcome: 'accepted' } & Submission)
>

export interface OnceOptions {
  readonly notes: Store
  /** Fingerprints are stored as keyed hashes, since the content of most forms could be guessed. */
  readonly hash: KeyedHash
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newReference: () => string
  readonly wait: (milliseconds: number) => Promise<void>
  readonly log: Log
}

/** Milliseconds between two checks of another run's outcome. */
const pause = 500

const claim = v.object({ reference: v.string(), received: v.number() })

/**
 * Treats a form that is posted twice as one message: after a double click, a reload of the answer, or a lost answer.
 * The first run claims the fingerprint for today and tomorrow, and notes when the form is accepted; later runs wait for
 * that. A failed run releases its claim, so that the form can be sent again. A run that was killed half-way is repeated
 * with the same reference, by which the outbox knows what has been sent already.
 *
 * - `posted/{day}/{keyed hash of the fingerprint}`: the claim
 * - `accepted/{day}/{reference}`: it was accepted
 */
export function createOnce({ notes, hash, now, newReference, wait, log }: OnceOptions): Once {
  /** The days whose notes are valid: a claim may have been made before midnight. */
  const days = () => [noteDay(now()), noteDay(now() - dayInMs)]

  async function readClaim(fingerprint: string): Promise<{ of: string; claim: Submission } | undefined> {
    const claims = await Promise.all(
      days().map(async of => {
        const read = v.safeParse(claim, await notes.read(noteKey('posted', of, fingerprint)))
        return read.success ? { of, claim: read.output } : undefined
      }),
    )
    return claims.find(found => found !== undefined)
  }

  /** Returns the active claim: ours, or an earlier one. */
  async function take(fingerprint: string, own: Submission) {
    const found = await readClaim(fingerprint)
    if (found) return found
    await notes.create(noteKey('posted', noteDay(own.received), fingerprint), own)
    return readClaim(fingerprint)
  }

  /** The outbox writes the same note for mail that it sends after the original run has ended. */
  async function isAccepted(reference: string): Promise<boolean> {
    const found = await Promise.all(days().map(of => notes.read(noteKey('accepted', of, reference))))
    return found.some(note => note !== undefined)
  }

  /** The outcome of a form that another run has claimed; `open` if it is not known in time. */
  async function outcomeOf(
    fingerprint: string,
    { of, claim: { reference } }: { of: string; claim: Submission },
  ): Promise<'accepted' | 'given back' | 'open'> {
    // The store may be slow, so the reads count too.
    const until = now() + repeatPatience
    for (;;) {
      const [isDone, posted] = await Promise.all([
        isAccepted(reference),
        notes.read(noteKey('posted', of, fingerprint)),
      ])
      if (isDone) return 'accepted'
      if (posted === undefined) return 'given back'
      if (now() + pause >= until) return 'open'
      await wait(pause)
    }
  }

  /**
   * Returns the claim to work on, or one that is done. If the store fails, the form may be sent twice, but is not
   * refused.
   */
  async function begin(
    fingerprint: string,
    own: Submission,
  ): Promise<{ of: string; claim: Submission; isDone?: true }> {
    const unnoted = { of: noteDay(own.received), claim: own }
    const taken = await logged(own.reference, take(fingerprint, own))
    if (!taken || taken.claim.reference === own.reference) return taken ?? unnoted
    const outcome = await logged(own.reference, outcomeOf(fingerprint, taken))
    if (outcome === 'accepted') return { ...taken, isDone: true }
    return outcome === 'given back' ? begin(fingerprint, own) : taken
  }

  async function logged<Value>(reference: string, work: Promise<Value>): Promise<Value | undefined> {
    try {
      return await work
    } catch (error) {
      log('once-fault', { reference, fault: faultName(error) })
      return undefined
    }
  }

  return async (posted, work) => {
    const fingerprint = hash(`posted ${posted}`)
    const begun = await begin(fingerprint, { reference: newReference(), received: now() })
    if (begun.isDone) return { outcome: 'accepted', ...begun.claim }
    const { reference } = begun.claim
    let result: DeliveryResult | undefined
    try {
      result = await work(begun.claim)
    } finally {
      await logged(
        reference,
        result?.outcome === 'accepted'
          ? noteAccepted(notes, reference, now())
          : notes.remove(noteKey('posted', begun.of, fingerprint)),
      )
    }
    return result.outcome === 'accepted' ? { ...result, ...begun.claim } : result
  }
}
