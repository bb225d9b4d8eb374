import { afterEach, describe, expect, it, vi } from 'vitest'
import { SendError, sendForm } from './send-form.ts'

const words = { offline: 'offline', tooLarge: 'too large', tooMany: 'too many', fault: 'fault' }

const answer = (make: () => Response | Promise<Response>) => {
  const fetched = vi.fn(async () => make())
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const json = (body: unknown, status: number) => Response.json(body, { status })

afterEach(() => vi.unstubAllGlobals())

describe('sendForm', () => {
  it('asks for JSON and gives the reference', async () => {
    const fetched = answer(() => json({ ok: true, reference: 'P-2222-2222' }, 200))
    expect(await sendForm('/mail/send', new FormData(), words)).toMatchObject({
      reference: 'P-2222-2222',
      receipt: [],
    })
    expect(fetched).toHaveBeenCalledWith(
      '/mail/send',
      expect.objectContaining({ method: 'POST', headers: { Accept: 'application/json' } }),
    )
  })

  it.each<[string, () => Response | Promise<Response>, SendError]>([
    [
      'the server’s status message',
      () => json({ ok: false, statusCode: 502, statusMessage: '550 No' }, 502),
      new SendError('550 No'),
    ],
    [
      'the server’s errors',
      () => json({ ok: false, statusCode: 422, statusMessage: 'x', errors: { email: 'wrong' } }, 422),
      new SendError('x', { email: 'wrong' }),
    ],
    [
      'the host’s limit on requests',
      () => new Response('slow down', { status: 429 }),
      new SendError('too many'),
    ],
    [
      'the host’s limit on size',
      () => new Response('<h1>413</h1>', { status: 413 }),
      new SendError('too large'),
    ],
    ['a page in place of an answer', () => new Response('<html>', { status: 200 }), new SendError('fault')],
    ['an answer of another shape', () => json({ ok: true }, 200), new SendError('fault')],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), new SendError('offline')],
  ])('throws %s', async (_, make, error) => {
    answer(make)
    const thrown = await sendForm('/mail/send', new FormData(), words).catch((reason: unknown) => reason)
    expect(thrown).toEqual(error)
    expect(thrown instanceof SendError && thrown.errors).toEqual(error.errors)
  })
})
