import { beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches } from '../../tests/support/fake-caches.ts'
import { dataCache, pagesCache, savedCache, shellPrefix } from '../shared/offline/caches.ts'
import { selfDestruct } from './self-destruct.ts'

let browser: FakeCaches
const skipWaiting = vi.fn(async () => {})
const unregister = vi.fn(async () => true)

/** Starts a worker that records its listeners, and returns a function that calls those of one event. */
function startWorker() {
  const listeners = new Map<string, (event: unknown) => void>()
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    skipWaiting,
    registration: { unregister },
  }
  selfDestruct(worker as unknown as ServiceWorkerGlobalScope)
  return async (type: string) => {
    const works: unknown[] = []
    const respondWith = vi.fn()
    const listener = listeners.get(type)
    listener?.({ waitUntil: (work: unknown) => works.push(work), respondWith })
    await Promise.all(works)
    return { isHeard: listener !== undefined, respondWith }
  }
}

beforeEach(() => {
  browser = new FakeCaches()
  vi.stubGlobal('caches', browser)
})

it('takes over at once, deletes what the worker cached by itself, and unregisters', async () => {
  for (const name of [pagesCache, dataCache, `${shellPrefix}1`, savedCache]) await browser.open(name)
  const dispatch = startWorker()
  await dispatch('install')
  expect(skipWaiting).toHaveBeenCalledOnce()
  await dispatch('activate')
  expect(await browser.keys()).toEqual([savedCache])
  expect(unregister).toHaveBeenCalledOnce()
})

it('listens to requests without answering them, so that a pending navigation is not left unanswered', async () => {
  const { isHeard, respondWith } = await startWorker()('fetch')
  expect(isHeard).toBe(true)
  expect(respondWith).not.toHaveBeenCalled()
})
