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
  /** The moment at which an order was priced, in milliseconds. */
  readonly pricedAt: number
  /** Labels and values, for a form whose answer is a receipt. */
  readonly receipt: readonly (readonly [label: string, value: string])[]
}

/** Milliseconds without progress or a response, longer than the function waits for a mail server. */
const patience = 90_000

/** A form that was not accepted. The message is the server's status message, or ours if there was no response. */
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
  /** Aborts sending. */
  readonly signal?: AbortSignal
  /** Called with the share of the form that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/**
 * Posts a form and returns its reference, and its receipt if there is one. It does not use `fetch`, which reports no
 * upload progress.
 *
 * @throws SendError if the form is not accepted, if there is no response, or if the response is not ours
 * @throws the signal's reason if it is aborted
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

/** `undefined` if there was no response. */
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

/** The host itself refuses requests that are too many or too large, before our function runs. */
function hostWords(status: number, words: SendWords): string {
  if (status === 429) return words.tooMany
  return status === 413 ? words.tooLarge : words.fault
}
