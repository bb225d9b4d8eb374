import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from './start-server.ts'
import { makeTestSite, requestPage, type TestSite } from './test-site.ts'

let site: TestSite
let server: RunningServer

beforeAll(async () => {
  site = await makeTestSite({
    'dist/index.html': 'home',
    'dist/about-us.html': 'about us',
    'dist/sv.html': 'hem',
    'dist/sv/404.html': 'finns inte',
    'dist/404.html': 'not found',
    'dist/app.js': 'let a = 1',
    'dist/film.mp4': '0123456789',
    'dist/app.webmanifest': '{}',
    'dist/prefetch.json': '{}',
    'dist/_redirects': [
      '/om-oss /sv/om-oss 301',
      '/about-us /elsewhere 301',
      '/kafé /café 302',
      '/forced /about-us 301!',
      '/alias /about-us 200',
      'https://example.se/about-us https://example.se/sv/om-oss 301!',
      '/sv/* /sv/404 404',
    ].join('\n'),
    'dist/_headers':
      '/*\n  X-Frame-Options: DENY\n/prefetch.json\n  Content-Type: application/speculationrules+json\n',
  })
  server = await startServer({ ...site, port: 0 })
})

afterAll(async () => {
  await server.close()
  await site.remove()
})

describe('a served file', () => {
  it('has its type, the default caching, and the headers of the file', async () => {
    const answer = await requestPage(server.url, '/about-us')
    expect(answer).toMatchObject({ status: 200, text: 'about us' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
    })
  })

  it.each([
    ['/app.webmanifest', 'application/manifest+json'],
    ['/app.js', 'application/javascript; charset=UTF-8'],
    ['/film.mp4', 'video/mp4'],
    ['/prefetch.json', 'application/speculationrules+json'],
  ])('%s is of type %s', async (path, type) => {
    expect((await requestPage(server.url, path)).headers['content-type']).toBe(type)
  })

  it('is compressed for clients that support it', async () => {
    const brotli = await requestPage(server.url, '/app.js', { headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await requestPage(server.url, '/app.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe('let a = 1')
    expect(gunzipSync(gzip.bytes).toString()).toBe('let a = 1')
    expect(gzip.headers.etag).not.toBe(brotli.headers.etag)
  })

  it('is answered with 304 and no body if the client has it', async () => {
    const { headers } = await requestPage(server.url, '/about-us')
    const again = await requestPage(server.url, '/about-us', {
      headers: { 'if-none-match': `W/${headers.etag}` },
    })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers['x-frame-options']).toBe('DENY')
  })

  it('is answered with the headers only for HEAD', async () => {
    const answer = await requestPage(server.url, '/film.mp4', { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['content-length']).toBe('10')
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
  ])('is answered for the range %s with %i', async (range, status, text, contentRange) => {
    const answer = await requestPage(server.url, '/film.mp4', { headers: { range } })
    expect(answer).toMatchObject({ status, text })
    expect(answer.headers['content-range']).toBe(contentRange)
  })

  it('is refused without searching the rules if the path is far too long', async () => {
    const { status } = await requestPage(server.url, '/a'.repeat(7_000))
    expect(status).toBe(414)
  })

  it('refuses other methods', async () => {
    expect(await requestPage(server.url, '/about-us', { method: 'POST' })).toMatchObject({ status: 405 })
  })
})

describe('an address', () => {
  it.each([
    ['/about-us.html', 301, '/about-us'],
    ['/about-us/?a=1', 301, '/about-us?a=1'],
    ['/index.html', 301, '/'],
    ['/om-oss', 301, '/sv/om-oss'],
    ['/kaf%C3%A9', 302, '/caf%C3%A9'],
    ['/forced', 301, '/about-us'],
  ])('%s is answered with %i to %s', async (path, status, location) => {
    const answer = await requestPage(server.url, path)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  })

  it.each([
    ['/alias', 200, 'about us'],
    ['/unknown', 404, 'not found'],
    ['/sv/okand', 404, 'finns inte'],
    ['/_redirects', 404, 'not found'],
    ['/../functions/a.ts', 404, 'not found'],
    ['/%2e%2e/functions/a.ts', 404, 'not found'],
    ['//evil.example/', 404, 'not found'],
    ['/%zz', 404, 'not found'],
    ['/sv/%zz', 404, 'finns inte'],
  ])('%s is answered with %i and %j', async (path, status, text) => {
    expect(await requestPage(server.url, path)).toMatchObject({ status, text })
  })

  it('follows a host rule whatever the port', async () => {
    const answer = await requestPage(server.url, '/about-us', { headers: { host: 'example.se:4321' } })
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://example.se/sv/om-oss'])
  })

  it.each(['a b', 'user:word@example.se', 'example.se/sv', 'example.se?', 'example.se#', 'example.se:99999'])(
    'with the invalid Host header %j is a bad request',
    async host => {
      expect(await requestPage(server.url, '/', { headers: { host } })).toMatchObject({ status: 400 })
    },
  )
})
