import { beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches } from '../../tests/support/fake-caches.ts'
import { dataCache } from '../shared/offline/caches.ts'
import { cacheInitialData, serveData } from './data.ts'

const data = '/shop/sv.json'

let browser: FakeCaches
let network: (request: Request | string) => Promise<Response>
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
beforeEach(() => {
  browser = new FakeCaches()
  network = gone
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('fetch', (request: Request | string) => network(request))
})

const ask = async () => {
  const works: Promise<void>[] = []
  const answer = await serveData(new Request(`https://perrong.test${data}`), work => works.push(work))
  await Promise.all(works)
  return answer
}

it('caches data as it arrives, and serves the last copy without a network', async () => {
  network = async () => new Response('first')
  expect(await (await ask()).text()).toBe('first')
  network = gone
  expect(await (await ask()).text()).toBe('first')
  network = async () => new Response('', { status: 503 })
  expect(await (await ask()).text()).toBe('first')
  network = async () => new Response('second')
  expect(await (await ask()).text()).toBe('second')
  expect(await (await browser.match(data, { cacheName: dataCache }))?.text()).toBe('second')
})

it('stays alive for data that arrives after its copy was served, and caches it', async () => {
  network = async () => new Response('first')
  await ask()
  vi.useFakeTimers()
  network = () => new Promise(resolve => setTimeout(resolve, 10_000, new Response('late')))
  const works: Promise<void>[] = []
  const answer = serveData(new Request(`https://perrong.test${data}`), work => works.push(work))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await (await answer).text()).toBe('first')
  expect(works, 'a worker that has answered takes on no more').toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  await Promise.all(works)
  vi.useRealTimers()
  expect(await (await browser.match(data, { cacheName: dataCache }))?.text()).toBe('late')
})

it('fails if the data neither arrives nor is cached', async () => {
  await expect(ask()).rejects.toThrow('Failed to fetch')
})

it('caches the data of search and shop for a language, once', async () => {
  const requested: string[] = []
  network = async path => {
    requested.push(String(path))
    return new Response('data')
  }
  await cacheInitialData('sv')
  await cacheInitialData('sv')
  expect(requested).toEqual(['/search/sv.json', data])
  expect(browser.paths(dataCache)).toEqual(requested)
})
