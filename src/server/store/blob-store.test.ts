import { expect, it, vi } from 'vitest'
import { blobStore } from './blob-store.ts'

/** As the host describes its blobs to a function. */
const context = {
  siteID: 'site',
  token: 'token',
  edgeURL: 'https://a.test',
  uncachedEdgeURL: 'https://b.test',
}

it('stops a write that it has given up, so that none of its retries arrives later', async () => {
  vi.useFakeTimers()
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', btoa(JSON.stringify(context)))
  const start = Date.now()
  const requests: number[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    requests.push(Math.floor((Date.now() - start) / 1000))
    await new Promise(resolve => setTimeout(resolve, 3_000))
    throw new TypeError('fetch failed')
  })
  const written = expect(blobStore('outbox').create('key', 1)).rejects.toThrow('did not answer in time')
  await vi.advanceTimersByTimeAsync(60_000)
  await written
  expect(requests).toEqual([0, 3])
})
