import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchFrom } from './ask.ts'
import { report } from './report.ts'
import { runSmoke } from './run-smoke.ts'

test('a part of the sitemap without a response does not end the run', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/sitemap-index.xml') response.end('<loc>https://perrong.example/part.xml</loc>')
    else response.destroy()
  }).listen(0)
  await once(server, 'listening')
  const results = await runSmoke(`http://localhost:${(server.address() as AddressInfo).port}`, {
    perSecond: Number.POSITIVE_INFINITY,
  })
  server.close()
  expect(results.find(({ where }) => where === '/part.xml')?.faults[0]).toMatch(/^no response: /)
  expect(results.filter(({ faults }) => faults.length === 0).map(({ where }) => where)).toEqual([
    '/sitemap-index.xml',
  ])
})

test('starts no more requests in a second than allowed', async () => {
  const times: number[] = []
  const server = createServer((_, response) => {
    times.push(performance.now())
    response.end()
  }).listen(0)
  await once(server, 'listening')
  const ask = fetchFrom(`http://localhost:${(server.address() as AddressInfo).port}`, 20)
  const start = performance.now()
  await Promise.all(Array.from({ length: 5 }, () => ask('/')))
  server.close()
  expect(times).toHaveLength(5)
  // The fifth starts four pauses after the first, however busy the machine is.
  expect(Math.max(...times) - start).toBeGreaterThan(190)
})

test('reports each group on a line, and each fault once with its addresses', () => {
  const what = 'Pages, en'
  const gone = ['/a', '/b', '/c', '/d'].map(where => ({ what, where, faults: ['answered 404'] }))
  const results = [
    ...gone,
    { what, where: '/e', faults: ['is cut off', 'has no Referrer-Policy'] },
    { what, where: '/f', faults: [] },
    { what: 'Fonts', where: '/f.woff2', faults: [] },
  ]
  expect(report(results)).toBe(`Pages, en  6 checked  5 FAILED
Fonts      1 checked  ok

7 checked, 5 failed:
  Pages, en: answered 404 (/a, /b, /c and 1 more)
  Pages, en: is cut off (/e)
  Pages, en: has no Referrer-Policy (/e)`)
  expect(report(results.slice(5))).toMatch(/\n\n2 checked, all ok$/)
})
