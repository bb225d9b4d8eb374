import * as v from 'valibot'
import type { KeyedHash } from '../keyed-hash.ts'
import type { Log } from '../log.ts'
import { dayInMs, noteAccepted, noteDay, noteKey } from '../store/day-notes.ts'
import type { Store } from '../store/store.ts'
import { hostLimits } from '../time-limits.ts'
import type { DeliveryResult } from './deliver.ts'

/** What an accepted form is known by. */
export interface Submission {
  readonly reference: string
  /** Milliseconds since 1970. */
  readonly received: number
}

/** Takes a form on unless the same one was taken on before: then that one's reference is the answer. */
export type Once = (
  fingerprint: string,
  work: (submission: Submission) => Promise<DeliveryResult>,
) => Promise<
  Exclude<DeliveryResult, { outcome: 'accepted' }> | ({ readonly outcome: 'accepted' } & Submission)
>

export interface OnceOptions {
  readonly notes: Store
  /** A form's fingerprint is kept as a keyed hash: few forms hold so much that they could not be guessed. */
  readonly hash: KeyedHash
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly newReference: () => string
  readonly wait: (milliseconds: number) => Promise<void>
  readonly log: Log
}

/** Milliseconds between two looks at what has become of the same form. */
const pause = 250

/** Milliseconds that it is waited for: longer than mail takes, and short enough to send it then. */
const patience = hostLimits.scheduled

const claim = v.object({ reference: v.string(), received: v.number() })

/**
 * Makes one message of a form that is posted twice: by a double click, a reload of the answer, or again because the answer
 * was lost. The first to come claims its fingerprint for today and tomorrow, and says when it was accepted; whoever comes
 * later waits for that. One that failed gives its claim back, so that it can be sent again. One that was ended in the
 * middle is done again under its own reference, by which the outbox knows what is sent already.
 *
 * - `posted/{day}/{keyed hash of the fingerprint}`: the claim
 * - `accepted/{day}/{reference}`: it was accepted
 */
export function createOnce({ notes, hash, now, newReference, wait, log }: OnceOptions): Once {
  /** The days whose notes count: the claim may have been made before midnight. */
  const days = () => [noteDay(now()), noteDay(now() - dayInMs)]

  async function readClaim(fingerprint: string): Promise<{ of: string; claim: Submission } | undefined> {
    for (const of of days()) {
      const read = v.safeParse(claim, await notes.read(noteKey('posted', of, fingerprint)))
      if (read.success) return { of, claim: read.output }
    }
    return undefined
  }

  /** Whoever has the form: us, unless somebody was there before. */
  async function take(fingerprint: string, own: Submission) {
    const found = await readClaim(fingerprint)
    if (found) return found
    await notes.create(noteKey('posted', noteDay(own.received), fingerprint), own)
    return readClaim(fingerprint)
  }

  /** The outbox says so as well, of what it has sent after whoever posted it was ended. */
  async function isAccepted(reference: string): Promise<boolean> {
    for (const of of days())
      if ((await notes.read(noteKey('accepted', of, reference))) !== undefined) return true
    return false
  }

  /** What became of a form that somebody else has: `open` where nobody has said it in time. */
  async function outcomeOf(
    fingerprint: string,
    { of, claim: { reference } }: { of: string; claim: Submission },
  ): Promise<'accepted' | 'given back' | 'open'> {
    for (let waited = 0; waited <= patience; waited += pause) {
      if (waited > 0) await wait(pause)
      if (await isAccepted(reference)) return 'accepted'
      if ((await notes.read(noteKey('posted', of, fingerprint))) === undefined) return 'given back'
    }
    return 'open'
  }

  /** Ours to do, or done; without a store a form is still better sent twice than refused. */
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
      log('once-fault', { reference, fault: error instanceof Error ? error.name : typeof error })
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
