import { beforeEach, expect, it, vi } from 'vitest'
import { brokenCaches, FakeCaches, html } from '../../tests/support/fake-caches.ts'
import type { Locale } from '../i18n/locales.ts'
import { pagesCache, savedCache, withStoredTime } from '../shared/offline/caches.ts'
import { serveNavigation } from './navigation.ts'
import { cacheShell, type Shell } from './shell.ts'

const shell: Shell = ['/da/offline', '/favicon.svg', '/offline', '/sv/offline'].map(url => ({
  url,
  revision: '1',
}))
const libraries = { en: '/saved', sv: '/sv/sparat', da: '/da/gemt' }
const path = '/sv/resrutter'
const never = new Promise<never>(() => {})
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

let browser: FakeCaches
beforeEach(async () => {
  browser = new FakeCaches()
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('fetch', async (url: string) => html(url))
  await cacheShell(shell)
})

const copy = async (cache: string, now: number) =>
  (await browser.open(cache)).put(path, withStoredTime(html(cache), now))

interface RequestedPage {
  readonly address?: string
  readonly method?: string
  readonly referrer?: string
  /** The `Sec-Purpose` header, for a prefetch. */
  readonly purpose?: string
  readonly preloaded?: Promise<Response | undefined>
  readonly network?: () => Promise<Response>
}

async function answer({
  address = path,
  method = 'GET',
  referrer = '',
  purpose,
  preloaded,
  network = gone,
}: RequestedPage) {
  vi.stubGlobal('fetch', network)
  const headers = purpose === undefined ? {} : { 'Sec-Purpose': purpose }
  const request = new Request(new URL(address, 'https://perrong.test'), { method, headers })
  // Node has no page that a referrer could share an origin with.
  Object.defineProperty(request, 'referrer', { value: referrer })
  const event = { request, preloadResponse: preloaded ?? Promise.resolve(undefined), waitUntil: () => {} }
  return serveNavigation(event, { shell, libraries })
}
const answered = async (page: RequestedPage) => (await answer(page)).text()

it('is the network’s response, even if there is a copy', async () => {
  await copy(pagesCache, 1)
  expect(await answered({ network: async () => html('new') })).toBe('new')
  expect(await answered({ network: async () => html('missing', 404) })).toBe('missing')
})

it('is the response that the browser requested while the worker started', async () => {
  expect(await answered({ preloaded: Promise.resolve(html('early')) })).toBe('early')
})

it('is the network’s response if the caches cannot be read', async () => {
  vi.stubGlobal('caches', brokenCaches)
  expect(await answered({ network: async () => html('new') })).toBe('new')
  expect(await answered({ address: '/sv', network: async () => html('new') })).toBe('new')
})

it('is the network’s response without waiting for the caches', async () => {
  vi.stubGlobal('caches', { match: () => never })
  expect(await answered({ network: async () => html('new') })).toBe('new')
})

/** The list of saved pages, as the page script saves it. */
const saveLibrary = async (locale: Locale, now: number) =>
  (await browser.open(savedCache)).put(libraries[locale], withStoredTime(html(`library ${locale}`), now))

it('is the list of saved pages for the start page of its language without a network', async () => {
  await saveLibrary('sv', 1)
  await saveLibrary('da', 2)
  await (await browser.open(pagesCache)).put('/sv', withStoredTime(html('home'), 3))
  expect(await answered({ address: '/sv' })).toBe('library sv')
  // The bare root stands for every language.
  expect(await answered({ address: '/' })).toBe('library da')
  await saveLibrary('en', 0)
  expect(await answered({ address: '/' })).toBe('library en')
  expect(await answered({ address: '/sv', network: async () => html('new') })).toBe('new')
})

it('makes no cache of saved pages for a reader who has saved none', async () => {
  await answered({ address: '/sv', network: async () => html('new') })
  expect(await browser.keys()).not.toContain(savedCache)
})

it('is the start page itself for a reader who comes from a page of the site', async () => {
  await saveLibrary('sv', 1)
  await (await browser.open(pagesCache)).put('/sv', withStoredTime(html('home'), 3))
  expect(await answered({ address: '/sv', referrer: 'https://perrong.test/sv/resrutter' })).toBe('home')
})

it('is the newer copy without a network, whatever the parameters', async () => {
  await copy(pagesCache, 1)
  await copy(savedCache, 2)
  expect(await answered({ address: `${path}?utm_source=x` })).toBe(savedCache)
  await copy(pagesCache, 3)
  expect(await answered({ preloaded: gone() })).toBe(pagesCache)
})

it('is the copy if the server fails', async () => {
  await copy(pagesCache, 1)
  expect(await answered({ network: async () => html('fault', 502) })).toBe(pagesCache)
})

it('is the copy if the response is slow', async () => {
  vi.useFakeTimers()
  await copy(pagesCache, 1)
  const page = answered({ network: () => never })
  await vi.advanceTimersByTimeAsync(4000)
  expect(await page).toBe(pagesCache)
})

it('waits for the network if there is no copy, however long that takes', async () => {
  vi.useFakeTimers()
  const network = () => new Promise<Response>(done => setTimeout(() => done(html('late')), 60_000))
  const page = answered({ network })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await page).toBe('late')
})

it.each([
  ['/guide-detail/norway', '/offline'],
  ['/sv/guide-detail/norge', '/sv/offline'],
  ['/da', '/da/offline'],
])('is for %s the offline page at %s', async (address, page) => {
  expect(await answered({ address })).toBe(page)
})

it('is the offline page for a posted form, which has no copy', async () => {
  await copy(pagesCache, 1)
  expect(await answered({ method: 'POST' })).toBe('/sv/offline')
})

it.each(['prefetch', 'prefetch;prerender'])(
  'is the copy for a prefetch (%s), but never the offline page: the click asks again',
  async purpose => {
    expect((await answer({ purpose })).type).toBe('error')
    await copy(pagesCache, 1)
    expect(await answered({ purpose })).toBe(pagesCache)
  },
)
