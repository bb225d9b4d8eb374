import { beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches, html } from '../../tests/support/fake-caches.ts'
import { pagesCache, savedCache, shellPrefix, withStoredTime } from '../shared/offline/caches.ts'
import { payloadPath } from '../shared/page-payload.ts'
import { limits, removeShells, trimVisited, withinLimits } from './bounds.ts'

let browser: FakeCaches
beforeEach(() => {
  browser = new FakeCaches()
  vi.stubGlobal('caches', browser)
})

const font = '/_astro/font.1.woff2'

/** Adds a page to the cache of visited pages as the worker does. */
async function visit(path: string, now: number, files: Readonly<Record<string, number>> = {}) {
  const cache = await browser.open(pagesCache)
  for (const file of Object.keys(files)) await cache.put(file, new Response('file'))
  const payload = Response.json({
    kind: 'guide-detail',
    locale: 'en',
    title: 'A guide',
    description: 'What it says',
    image: '/social/a.jpg',
    updated: null,
    version: '1',
    paths: { en: path },
    files: { [path]: 1000, ...files },
  })
  await cache.put(payloadPath(path), withStoredTime(payload, now))
  await cache.put(path, withStoredTime(html(path), now))
}

const page = (path: string, storedAt: number, files: Readonly<Record<string, number>>) => ({
  path,
  storedAt,
  files,
})

it.each([
  { what: 'all, newest first', bounds: { pages: 9, bytes: 999 }, kept: ['/c', '/b', '/a'] },
  { what: 'no more than so many pages', bounds: { pages: 2, bytes: 999 }, kept: ['/c', '/b'] },
  {
    what: 'no more than so many bytes, shared files counted once',
    bounds: { pages: 9, bytes: 45 },
    kept: ['/c', '/b'],
  },
  { what: 'nothing older than what is too large', bounds: { pages: 9, bytes: 29 }, kept: [] },
])('keeps $what', ({ bounds, kept }) => {
  const pages = [
    page('/a', 1, { '/a': 15 }),
    page('/c', 3, { '/c': 10, [font]: 20 }),
    page('/b', 2, { '/b': 15, [font]: 20 }),
  ]
  expect(withinLimits(pages, { ...bounds, files: 0 }).map(({ path }) => path)).toEqual(kept)
})

it('stays within its limits after 500 pages, and keeps the newest with their files', async () => {
  for (let number = 1; number <= 500; number += 1) {
    await visit(`/guide/${number}`, number, { [font]: 20_000, [`/pictures/${number}.svg`]: 3000 })
    if (number % 50 === 0) await trimVisited(limits, true)
  }
  const paths = browser.paths(pagesCache)
  expect(paths.filter(path => path.startsWith('/guide/') && !path.endsWith('.json'))).toHaveLength(
    limits.pages,
  )
  expect(paths).toHaveLength(limits.pages * 3 + 1)
  expect(paths).toEqual(expect.arrayContaining(['/guide/401', '/guide/500', '/pictures/401.svg', font]))
})

it('keeps files that an open window may need, until there are too many', async () => {
  await visit('/', 1, { '/_astro/before.js': 10 })
  await visit('/', 2, { '/_astro/after.js': 10 })
  await trimVisited(limits, false)
  expect(browser.paths(pagesCache)).toContain('/_astro/before.js')
  await trimVisited({ ...limits, files: 0 }, false)
  expect(browser.paths(pagesCache)).not.toContain('/_astro/before.js')
  expect(browser.paths(pagesCache)).toEqual(expect.arrayContaining(['/', '/_astro/after.js']))
})

it('removes a page whose list cannot be read', async () => {
  await visit('/a', 1)
  const cache = await browser.open(pagesCache)
  await cache.put(payloadPath('/a'), new Response('cut off'))
  await trimVisited(limits, true)
  expect(browser.paths(pagesCache)).toEqual([])
})

it('removes the shells of other versions, and no saved pages', async () => {
  for (const name of [`${shellPrefix}a`, `${shellPrefix}b`, pagesCache, savedCache]) await browser.open(name)
  await removeShells(`${shellPrefix}b`)
  expect(await browser.keys()).toEqual([`${shellPrefix}b`, pagesCache, savedCache])
})
