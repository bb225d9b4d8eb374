import { beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches, html } from '../../tests/support/fake-caches.ts'
import { pagesCache, savedCache } from '../shared/offline/caches.ts'
import { cacheShell, offlinePage, type Shell, shellName } from './shell.ts'

const shell: Shell = [
  { url: '/_astro/b.1.js', revision: null },
  { url: '/offline', revision: 'a' },
]

let browser: FakeCaches
let requested: string[]
beforeEach(() => {
  browser = new FakeCaches()
  requested = []
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return html(address)
  })
})

it('is cached once: a worker with the same shell fetches nothing', async () => {
  await cacheShell(shell)
  expect(requested.toSorted()).toEqual(['/_astro/b.1.js', '/offline'])
  await cacheShell(shell.map(file => ({ ...file })))
  expect(requested).toHaveLength(2)
})

it('fetches only what has changed since the last one', async () => {
  await cacheShell(shell)
  const newer = shell.map(file => (file.revision ? { ...file, revision: 'b' } : file))
  await cacheShell(newer)
  expect(requested.slice(2)).toEqual(['/offline'])
  expect(await browser.keys()).toEqual([shellName(shell), shellName(newer)])
})

it('is not cached if a file cannot be fetched, so that the browser tries again', async () => {
  vi.stubGlobal('fetch', async () => html('', 404))
  await expect(cacheShell(shell)).rejects.toThrow('answered 404')
})

it('says which file was redirected', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Object.defineProperty(html(''), 'redirected', { value: address === '/offline' }),
  )
  await expect(cacheShell(shell)).rejects.toThrow('/offline: redirected')
})

it('uses the space of visited pages, never that of saved ones, and does without it if there is no space', async () => {
  await browser.open(pagesCache)
  await browser.open(savedCache)
  const cache = await browser.open(shellName(shell))
  cache.fault = () => new DOMException('', 'QuotaExceededError')
  await cacheShell(shell)
  expect(await browser.keys()).toEqual([savedCache, shellName(shell)])
  expect(await offlinePage(shell, '/about-us')).toBeUndefined()
})
