import { expect, it, vi } from 'vitest'
import { storeLimits } from '../time-limits.ts'
import { blobStore } from './blob-store.ts'
import { createTimeBudget } from './time-budget.ts'

/** As the host describes its blobs to a function. */
const context = {
  siteID: 'site',
  token: 'token',
  edgeURL: 'https://a.test',
  uncachedEdgeURL: 'https://b.test',
}

/** The store's answer to each request. */
function answerWith(answer: (address: string, signal: AbortSignal | null | undefined) => Promise<Response>) {
  vi.useFakeTimers()
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', btoa(JSON.stringify(context)))
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    requests.push(address)
    return answer(address, signal)
  })
  return requests
}

const after = (time: number) => new Promise(resolve => setTimeout(resolve, time))

/** Makes the calls of a form, one after another, and returns the milliseconds they take. */
async function timeOf(calls: number): Promise<number> {
  const start = Date.now()
  const store = blobStore('outbox', {}, createTimeBudget(storeLimits.request))
  const done = (async () => {
    for (let call = 0; call < calls; call += 1) await store.read('key').catch(() => {})
    return Date.now() - start
  })()
  await vi.advanceTimersByTimeAsync(200_000)
  return done
}

it('makes one request for a write, so that no retry arrives after it was given up', async () => {
  const requests = answerWith(async () => {
    await after(3_000)
    throw new TypeError('fetch failed')
  })
  const written = expect(blobStore('outbox').create('key', 1)).rejects.toThrow('fetch failed')
  await vi.advanceTimersByTimeAsync(60_000)
  await written
  expect(requests).toHaveLength(1)
})

it.each([
  ['refuses every call', () => Promise.resolve(new Response('', { status: 500 })), 0],
  ['never answers', () => new Promise<Response>(() => {}), storeLimits.call],
  ['takes two seconds for each call', () => after(2_000).then(() => new Response('1')), storeLimits.request],
])('takes no more of a request’s time than its share if the store %s', async (_, answer, most) => {
  answerWith(answer)
  expect(await timeOf(30)).toBe(most)
})

it('lists any number of pages, each of them in time', async () => {
  answerWith(async address => {
    await after(1_000)
    const page = Number(new URL(address).searchParams.get('cursor') ?? '1')
    return Response.json({
      blobs: [{ key: `k/${page}`, etag: 'e' }],
      ...(page < 40 && { next_cursor: `${page + 1}` }),
    })
  })
  const keys = blobStore('outbox').list('k/')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await keys).toHaveLength(40)
})
