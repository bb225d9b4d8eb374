import * as v from 'valibot'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'

const answerShape = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    reference: v.string(),
    pricedAt: v.optional(v.number(), () => Date.now()),
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
  /** The moment that an order's prices are of, in milliseconds. */
  readonly pricedAt: number
  /** Labels and values, for a form whose answer is a receipt. */
  readonly receipt: readonly (readonly [label: string, value: string])[]
}

/** Milliseconds without a byte sent or an answer. Longer than the function waits for a mail server. */
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

interface SendOptions {
  /** Breaks the sending off. */
  readonly signal?: AbortSignal
  /** Told how much of the form is out, from 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/**
 * Posts a form and returns its reference, and its receipt where it has one. Not by `fetch`, which does not tell how much
 * of a body is out.
 *
 * @throws SendError when it is not accepted, when no answer comes, or when the answer is not ours
 * @throws the signal's reason when it is broken off
 */
export async function sendForm(
  action: string,
  body: FormData,
  words: SendWords,
  options: SendOptions = {},
): Promise<SentForm> {
  options.signal?.throwIfAborted()
  const response = await post(action, body, options)
  if (!response) throw new SendError(words.offline)
  const answer = v.safeParse(answerShape, parse(response.text))
  if (!answer.success) throw new SendError(hostWords(response.status, words))
  if (!answer.output.ok) throw new SendError(answer.output.statusMessage, answer.output.errors)
  return answer.output
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** `undefined` where no answer came. */
function post(
  action: string,
  body: FormData,
  { signal, onProgress }: SendOptions,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), patience)
    }
    request.open('POST', action)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = request.onabort = () => resolve(undefined)
    request.onloadend = () => clearTimeout(timer)
    signal?.addEventListener('abort', () => {
      reject(signal.reason)
      request.abort()
    })
    wait()
    request.send(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The host itself refuses too many and too large requests, before our function is asked. */
function hostWords(status: number, words: SendWords): string {
  if (status === 429) return words.tooMany
  return status === 413 ? words.tooLarge : words.fault
}
