import { afterEach, describe, expect, it, vi } from 'vitest'
import { SendError, sendForm } from './send-form.ts'

const words = { offline: 'offline', tooLarge: 'too large', tooMany: 'too many', fault: 'fault' }

type Handler = (event?: unknown) => void

/** A request that is answered when the test decides. */
class ScriptedRequest {
  static last: ScriptedRequest
  static answer: ((request: ScriptedRequest) => void) | undefined
  upload: { onprogress?: Handler } = {}
  status = 0
  responseText = ''
  onload?: Handler
  onerror?: Handler
  onabort?: Handler
  onloadend?: Handler
  readonly open = vi.fn()
  readonly setRequestHeader = vi.fn()

  constructor() {
    ScriptedRequest.last = this
  }

  send(): void {
    queueMicrotask(() => ScriptedRequest.answer?.(this))
  }

  respond(status: number, text: string): void {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
    this.onloadend?.()
  }

  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
}

function answer(respond?: (request: ScriptedRequest) => void): void {
  ScriptedRequest.answer = respond
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest)
}

const json = (status: number, body: unknown) => (request: ScriptedRequest) =>
  request.respond(status, JSON.stringify(body))

const send = (options = {}) => sendForm('/mail/send', new FormData(), words, options)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks for JSON and returns the reference', async () => {
  answer(json(200, { ok: true, reference: 'P-2222-2222' }))
  expect(await send()).toMatchObject({ reference: 'P-2222-2222', receipt: [] })
  expect(ScriptedRequest.last.open).toHaveBeenCalledWith('POST', '/mail/send')
  expect(ScriptedRequest.last.setRequestHeader).toHaveBeenCalledWith('Accept', 'application/json')
})

it.each<[string, (request: ScriptedRequest) => void, SendError]>([
  [
    'the server’s status message',
    json(502, { ok: false, statusCode: 502, statusMessage: '550 No' }),
    new SendError('550 No'),
  ],
  [
    'the server’s errors',
    json(422, { ok: false, statusCode: 422, statusMessage: 'x', errors: { email: 'wrong' } }),
    new SendError('x', { email: 'wrong' }),
  ],
  ['the host’s limit on requests', request => request.respond(429, 'slow down'), new SendError('too many')],
  ['the host’s limit on size', request => request.respond(413, '<h1>413</h1>'), new SendError('too large')],
  ['a page in place of an answer', request => request.respond(200, '<html>'), new SendError('fault')],
  ['an answer of another shape', json(200, { ok: true }), new SendError('fault')],
  ['no connection', request => request.onerror?.(), new SendError('offline')],
])('throws %s', async (_, respond, error) => {
  answer(respond)
  const thrown = await send().catch((reason: unknown) => reason)
  expect(thrown).toEqual(error)
  expect(thrown instanceof SendError && thrown.errors).toEqual(error.errors)
})

describe('while it is being sent', () => {
  it('reports how much has been sent', async () => {
    const parts: number[] = []
    answer(request => {
      for (const loaded of [1, 2, 4]) request.upload.onprogress?.({ loaded, total: 4 })
      json(200, { ok: true, reference: 'P-2222-2222' })(request)
    })
    await send({ onProgress: (part: number) => parts.push(part) })
    expect(parts).toEqual([0.25, 0.5, 1])
  })

  it('can be aborted', async () => {
    answer()
    const cancel = new AbortController()
    const sent = send({ signal: cancel.signal })
    cancel.abort('by the reader')
    await expect(sent).rejects.toBe('by the reader')
  })

  it('is not posted at all if it was aborted before', async () => {
    answer()
    const post = vi.spyOn(ScriptedRequest.prototype, 'send')
    await expect(send({ signal: AbortSignal.abort('by the reader') })).rejects.toBe('by the reader')
    expect(post).not.toHaveBeenCalled()
  })

  it('waits as long as data is moving, and no longer', async () => {
    vi.useFakeTimers()
    answer()
    const sent = send().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(80_000)
    ScriptedRequest.last.upload.onprogress?.({ loaded: 1, total: 2 })
    await vi.advanceTimersByTimeAsync(80_000)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await sent).toEqual(new SendError('offline'))
  })
})
