import { expect, it, vi } from 'vitest'
import { savedCache } from '../../shared/offline/caches.ts'
import { openSaved } from './saved-cache.ts'

it('rejects, and does not throw, if the browser has no caches, so that callers can report it', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(openSaved().catch(() => 'unsupported')).resolves.toBe('unsupported')
})

it('opens the cache of saved pages', async () => {
  const open = vi.fn(async () => 'cache')
  vi.stubGlobal('caches', { open })
  await expect(openSaved()).resolves.toBe('cache')
  expect(open).toHaveBeenCalledWith(savedCache)
})
