import { beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches, html } from '../../tests/support/fake-caches.ts'
import { pagesCache, savedCache, storedAt } from '../shared/offline/caches.ts'
import { cacheVisited } from './visited.ts'

const path = '/sv/guide-detail/sverige'
const script = '/_astro/b.1.js'
const markup = `<script src="${script}"></script>`

let browser: FakeCaches
let site: Record<string, () => Response>
let requested: string[]
beforeEach(() => {
  browser = new FakeCaches()
  requested = []
  site = {
    [`${path}/_payload.json`]: () =>
      Response.json({
        kind: 'guide-detail',
        locale: 'sv',
        title: 'Sverige',
        description: 'Om Sverige',
        image: '/social/a.jpg',
        updated: null,
        version: '1',
        paths: { sv: path },
        files: { [path]: 10, [script]: 20, '/favicon.svg': 5 },
      }),
    [path]: () => html(markup),
    [script]: () => new Response('script'),
    '/favicon.svg': () => new Response('icon'),
  }
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('fetch', async (address: string, { cache = 'default' }: RequestInit = {}) => {
    requested.push(`${address} ${cache}`)
    return site[address]?.() ?? new Response('', { status: 404 })
  })
})

const keep = (more: { parameters?: boolean; savesData?: boolean } = {}) =>
  cacheVisited(path, { parameters: false, savesData: false, now: 5, ...more })

const keptText = async () => (await browser.match(path))?.text()

it('caches the page with all its files, from the HTTP cache if they are there', async () => {
  await keep()
  expect(browser.paths(pagesCache)).toEqual([script, '/favicon.svg', `${path}/_payload.json`, path])
  const copy = await browser.match(path)
  expect(copy && storedAt(copy)).toBe(5)
  expect(requested.slice(1, 4)).toEqual([
    `${path} force-cache`,
    `${script} force-cache`,
    '/favicon.svg force-cache',
  ])
})

it('requests the page itself again if the browser cached it with parameters', async () => {
  await keep({ parameters: true })
  expect(requested).toContain(`${path} no-cache`)
})

it('fetches nothing new for a reader who saves data', async () => {
  await keep({ savesData: true })
  expect(requested).toContain(`${script} only-if-cached`)
})

it('fetches a file with a hash in its name only once, even if it is a saved one', async () => {
  await (await browser.open(savedCache)).put(script, new Response('saved'))
  await keep()
  expect(requested.filter(address => address.startsWith(script))).toEqual([])
  expect(browser.paths(pagesCache)).toContain(script)
})

it('requests a page from before a deploy again, since its list does not name its files', async () => {
  const answers = [html('<script src="/_astro/b.0.js"></script>'), html(`${markup} new`)]
  site[path] = () => answers.shift() ?? html('')
  await keep()
  expect(await keptText()).toBe(`${markup} new`)
})

it.each([
  ['a missing page', () => html('', 404)],
  ['a fault', () => html('', 503)],
  ['what is no page', () => Response.json({})],
  ['a page whose files are of another deploy', () => html('<script src="/_astro/b.0.js"></script>')],
])('does not cache %s', async (_, answer) => {
  site[path] = answer
  await keep()
  expect(browser.paths(pagesCache)).toEqual([])
})

it('caches an incomplete page only if there is no other copy', async () => {
  delete site[script]
  await keep()
  expect(await keptText()).toBe(markup)
  site[path] = () => html(`${markup} new`)
  await keep()
  expect(await keptText()).toBe(markup)
})

/** A browser without space: writing fails while it holds old pages, or always. */
async function fillBrowser(hasRoomAfterwards: boolean): Promise<void> {
  const full = () => new DOMException('', 'QuotaExceededError')
  const open = browser.open.bind(browser)
  const cache = await open(pagesCache)
  await cache.put('/old', html('old'))
  cache.fault = full
  if (hasRoomAfterwards) return
  browser.open = async name => Object.assign(await open(name), { fault: full })
}

it('makes space if the browser has none, and caches the page that was just read', async () => {
  await fillBrowser(true)
  await keep()
  expect(browser.paths(pagesCache)).not.toContain('/old')
  expect(await keptText()).toBe(markup)
})

it('caches nothing if even an empty cache has no space', async () => {
  await fillBrowser(false)
  await keep()
  expect(browser.paths(pagesCache)).toEqual([])
})
