import { beforeEach, expect, it, vi } from 'vitest'
import { brokenCaches, FakeCaches } from '../../tests/support/fake-caches.ts'
import { savedCache } from '../shared/offline/caches.ts'
import { serveChanging, serveHashed } from './files.ts'

const base = 'https://perrong.test'
const film = '/film/mobile-pass.mp4'

let browser: FakeCaches
let network: (request: Request) => Promise<Response>
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
beforeEach(() => {
  browser = new FakeCaches()
  network = gone
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('fetch', (request: Request) => network(request))
})

const request = (path: string, headers: Record<string, string> = {}) => new Request(base + path, { headers })
const save = async (path: string, text: string) =>
  (await browser.open(savedCache)).put(path, new Response(text))

it('serves a file with a hash from any cache, without a request', async () => {
  network = () => Promise.reject(new Error('asked'))
  await save('/_astro/b.1.js', 'saved')
  expect(await (await serveHashed(request('/_astro/b.1.js'))).text()).toBe('saved')
})

it.each([serveHashed, serveChanging])(
  'serves a file from the network if the caches cannot be read',
  async serve => {
    vi.stubGlobal('caches', brokenCaches)
    network = async () => new Response('new')
    expect(await (await serve(request('/_astro/b.1.js'))).text()).toBe('new')
  },
)

it('passes on that a file is missing', async () => {
  network = async () => new Response('', { status: 404 })
  expect((await serveHashed(request('/_astro/b.0.js'))).status).toBe(404)
})

it('serves a file that may change from the network first', async () => {
  await save(film, 'old')
  network = async () => new Response('new')
  expect(await (await serveChanging(request(film))).text()).toBe('new')
  network = gone
  expect(await (await serveChanging(request(film))).text()).toBe('old')
  await expect(serveChanging(request('/film/other.mp4'))).rejects.toThrow('Failed to fetch')
})

it.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=20-', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
])('serves the range %s of a cached film', async (range, status, text, part) => {
  await save(film, '0123456789')
  const answer = await serveChanging(request(film, { Range: range }))
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(text)
  expect(answer.headers.get('Content-Range')).toBe(part)
})
