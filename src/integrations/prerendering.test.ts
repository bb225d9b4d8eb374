import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PathWithRoute } from 'astro'
import { expect, it } from 'vitest'
import type { PageMemory } from './page-memory.ts'
import { mixRoutes, withKeys } from './prerendering.ts'
import { readPage } from './read-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'prerendering-'))
const drawn = join(folder, 'drawn.jpg')
writeFileSync(drawn, '')

const path = (pathname: string, type: 'page' | 'endpoint', cacheKey?: string, route = pathname) =>
  ({ pathname, route: { type, route }, ...(cacheKey && { cacheKey }) }) as PathWithRoute
const remembered = (source: string): PageMemory =>
  new Map([['/about-us', { hash: '1', facts: readPage(''), picture: { path: '/social/1.jpg', source } }]])

it.each([
  ['a page of the table', path('/about-us', 'page'), remembered(drawn), 'table'],
  ['one whose picture is gone', path('/about-us', 'page'), remembered(join(folder, 'gone.jpg')), undefined],
  ['one that is new', path('/taxi', 'page'), remembered(drawn), undefined],
  ['one where nothing is kept yet', path('/taxi', 'page'), new Map(), 'table'],
  ['the page of an entry', path('/about-us', 'page', 'its own'), remembered(drawn), 'its own'],
  ['the page of an entry that is new', path('/taxi', 'page', 'its own'), remembered(drawn), undefined],
  [
    'the page of an entry whose picture is gone',
    path('/about-us', 'page', 'its own'),
    remembered(join(folder, 'gone.jpg')),
    undefined,
  ],
  ['what is no page', path('/about-us', 'endpoint'), remembered(drawn), undefined],
])('gives %s its cache key', async (_, route, memory, cacheKey) => {
  const [given] = await withKeys([route], 'table', memory)
  expect(given?.cacheKey).toBe(cacheKey)
})

it('gives no key if there is none', async () => {
  expect(await withKeys([path('/about-us', 'page')], undefined, remembered(drawn))).toEqual([
    path('/about-us', 'page'),
  ])
})

it('spreads the paths of each route evenly, in their order', () => {
  const paths = (route: string, count: number) =>
    Array.from({ length: count }, (_, index) => path(`${route}${index}`, 'page', undefined, route))
  const mixed = mixRoutes([...paths('a', 6), ...paths('b', 3), ...paths('c', 1)])
  expect(mixed.map(({ pathname }) => pathname).join(' ')).toBe('a0 b0 a1 a2 b1 c0 a3 a4 b2 a5')
})
