import * as v from 'valibot'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'

const answerShape = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    reference: v.string(),
    receipt: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  }),
  v.object({
    ok: v.literal(false),
    statusMessage: v.string(),
    errors: v.optional(v.record(v.string(), v.string())),
  }),
])

/** A form that was accepted. */
export interface SentForm {
  readonly reference: string
  /** Labels and values, for a form whose answer is a receipt. */
  readonly receipt: readonly (readonly [label: string, value: string])[]
}

/** Milliseconds. Longer than the function waits for a mail server, with a slow upload before it. */
const patience = 90_000

/** A form that was not accepted: its message is the server's status message, or ours when none came. */
export class SendError extends Error {
  readonly errors: FormErrors

  constructor(message: string, errors: FormErrors = {}) {
    super(message)
    this.name = 'SendError'
    this.errors = errors
  }
}

/** Words for answers that do not come from our function. */
export interface SendWords {
  readonly offline: string
  readonly tooLarge: string
  readonly tooMany: string
  readonly fault: string
}

/**
 * Posts a form and returns its reference, and its receipt where it has one.
 *
 * @throws SendError when it is not accepted, when no answer comes, or when the answer is not ours.
 */
export async function sendForm(action: string, body: FormData, words: SendWords): Promise<SentForm> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new SendError(words.offline)
  })
  const answer = v.safeParse(answerShape, await response.json().catch(() => undefined))
  if (!answer.success) throw new SendError(hostWords(response.status, words))
  if (!answer.output.ok) throw new SendError(answer.output.statusMessage, answer.output.errors)
  return answer.output
}

/** The host itself refuses too many and too large requests, before our function is asked. */
function hostWords(status: number, words: SendWords): string {
  if (status === 429) return words.tooMany
  return status === 413 ? words.tooLarge : words.fault
}
