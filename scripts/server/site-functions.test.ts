import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bodyLimit } from './function-request.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { makeTestSite, requestPage, type TestSite } from './test-site.ts'

const files = {
  'dist/index.html': 'home',
  'dist/api/static.html': 'a file',
  'dist/404.html': 'not found',
  'dist/_headers': '/*\n  X-Frame-Options: DENY\n',
  'functions/hash/index.ts': `
    import { createHash } from 'node:crypto'
    export const config = { path: '/api/hash', method: 'POST' } as const
    export default async (request: Request) =>
      new Response(createHash('sha256').update(await request.bytes()).digest('hex'))`,
  'functions/form.ts': `
    export const config = { path: '/api/form' }
    export default async (request: Request) => {
      const form = await request.formData()
      const file = form.get('file')
      return Response.json({ name: form.get('name'), bytes: file instanceof File ? file.size : 0 })
    }`,
  'functions/unread.ts': `
    export const config = { path: ['/api/unread', '/api/static'] }
    export default () => new Response('unread', { status: 422, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] })`,
  'functions/who.ts': `
    export const config = { path: '/api/who/:name' }
    export default (request: Request, { ip, params, site, deploy, requestId }) =>
      Response.json({ ip, params, site, deploy, id: requestId.length, url: request.url, env: process.env.TEST_WORD })`,
  'functions/fault.ts': `
    export const config = { path: '/api/fault' }
    export default () => { throw new Error('secret at /home') }`,
  'functions/slow.ts': `
    export const config = { path: '/api/slow' }
    export default () => new Promise(() => {})`,
  'functions/yearly.ts': `
    export const config = { schedule: '@yearly' }
    export default () => new Response('ran')`,
  'functions/abort.ts': `
    export const config = { path: '/api/abort' }
    export default async (request: Request) => {
      const aborted = new Promise(resolve => request.signal.addEventListener('abort', resolve, { once: true }))
      globalThis.seenStart?.()
      await aborted
      globalThis.seenAbort?.()
      return new Response()
    }`,
  'functions/store.ts': `
    import { getStore } from '@netlify/blobs'
    export const config = { path: '/api/store' }
    export default async () => {
      const store = getStore({ name: 'test', consistency: 'strong' })
      await store.setJSON('key', { value: 7 })
      const again = await store.set('key', 'other', { onlyIfNew: true })
      const { blobs } = await store.list()
      return Response.json({ read: await store.get('key', { type: 'json' }), again: again.modified, keys: blobs.map(b => b.key) })
    }`,
}

let site: TestSite
let server: RunningServer

beforeAll(async () => {
  site = await makeTestSite(files)
  server = await startServer({ ...site, port: 0, env: { TEST_WORD: 'hello' } })
})

afterAll(async () => {
  await server.close()
  await site.remove()
})

describe('a function', () => {
  it('gets a large body byte for byte', async () => {
    const body = randomBytes(bodyLimit)
    const answer = await requestPage(server.url, '/api/hash', { method: 'POST', body })
    expect(answer).toMatchObject({ status: 200, text: createHash('sha256').update(body).digest('hex') })
  })

  it('reads a multipart form with a file', async () => {
    const form = new FormData()
    form.set('name', 'Åsa')
    form.set('file', new Blob([randomBytes(100_000)]), 'a.pdf')
    const answer = await fetch(`${server.url}/api/form`, { method: 'POST', body: form })
    expect(await answer.json()).toEqual({ name: 'Åsa', bytes: 100_000 })
  })

  it('gets the client, the placeholders and the site', async () => {
    const answer = await requestPage(server.url, '/api/who/asa?x=1')
    expect(JSON.parse(answer.text)).toEqual({
      ip: '127.0.0.1',
      params: { name: 'asa' },
      site: { url: server.url },
      deploy: { context: 'dev' },
      id: 36,
      url: `${server.url.replace('localhost', '127.0.0.1')}/api/who/asa?x=1`,
      env: 'hello',
    })
  })

  it('takes precedence over a file and gets no headers of the file rules', async () => {
    const answer = await requestPage(server.url, '/api/static')
    expect(answer).toMatchObject({ status: 422, text: 'unread' })
    expect(answer.headers['x-frame-options']).toBeUndefined()
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  })

  it('may leave a body unread, and the connection continues', async () => {
    const body = randomBytes(bodyLimit)
    for (const _ of [1, 2]) {
      const answer = await fetch(`${server.url}/api/unread`, { method: 'POST', body })
      expect([answer.status, await answer.text()]).toEqual([422, 'unread'])
    }
  })

  it('is not called with a method other than its own', async () => {
    expect(await requestPage(server.url, '/api/hash')).toMatchObject({ status: 404, text: 'not found' })
  })

  it('is not called with a method that no web request can have', async () => {
    expect(await requestPage(server.url, '/api/unread', { method: 'TRACE' })).toMatchObject({ status: 405 })
  })

  it.each([
    ['a declared', { 'content-length': String(bodyLimit + 1) }],
    ['an undeclared', { 'transfer-encoding': 'chunked' }],
  ])('never gets more than 6 MB: 413 for %s length', async (_, headers) => {
    const answer = await requestPage(server.url, '/api/hash', {
      method: 'POST',
      headers,
      body: Buffer.alloc(bodyLimit + 1),
    })
    expect(answer).toMatchObject({ status: 413, text: 'Payload Too Large\n' })
  })

  it('that throws is answered with 500, and the reason is only in the terminal', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(await requestPage(server.url, '/api/fault')).toMatchObject({
      status: 500,
      text: 'Internal Server Error\n',
    })
    expect(log).toHaveBeenCalledOnce()
  })

  it('that takes too long is answered with 504', async () => {
    const blobsDir = `${site.blobsDir}-slow`
    const strict = await startServer({ ...site, blobsDir, port: 0, timeLimit: 50 })
    expect(await requestPage(strict.url, '/api/slow')).toMatchObject({ status: 504 })
    await strict.close()
  })

  it('with a schedule has no address', async () => {
    expect(await requestPage(server.url, '/.netlify/functions/yearly')).toMatchObject({ status: 404 })
  })

  it('sees its signal abort when the client leaves', async () => {
    const seen = (name: string) => new Promise<void>(resolve => vi.stubGlobal(name, resolve))
    const started = seen('seenStart')
    const aborted = seen('seenAbort')
    const controller = new AbortController()
    const answer = fetch(`${server.url}/api/abort`, { signal: controller.signal }).catch(() => 'left')
    await started
    controller.abort()
    expect(await answer).toBe('left')
    await aborted
  })

  it('stores blobs with strong consistency and conditional writes', async () => {
    const answer = await requestPage(server.url, '/api/store')
    expect(JSON.parse(answer.text)).toEqual({ read: { value: 7 }, again: false, keys: ['key'] })
  })
})

it('runs a function with a schedule until it is closed', async () => {
  const code = `
    export const config = { schedule: '* * * * *' }
    export default async (request: Request) => {
      globalThis.ticks.push(await request.json())
      return new Response()
    }`
  const ticks: unknown[] = []
  vi.stubGlobal('ticks', ticks)
  const ticking = await makeTestSite({ 'dist/index.html': '', 'functions/tick.ts': code })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2027, 5, 25, 9, 30, 30) })
  try {
    const running = await startServer({ ...ticking, port: 0 })
    await vi.advanceTimersByTimeAsync(60_000)
    await running.close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(ticks).toEqual([{ next_run: '2027-06-25T09:32:00.000Z' }])
  } finally {
    vi.useRealTimers()
    await ticking.remove()
  }
})

describe('startServer', () => {
  const start = (more: Partial<TestSite> & { port?: number }) =>
    startServer({ ...site, blobsDir: `${site.blobsDir}-2`, port: 0, ...more })

  it('reports that there is no build', async () => {
    await expect(start({ dist: `${site.dist}-none` })).rejects.toThrow('No build found: run npm run build')
  })

  it('reports that the port is in use', async () => {
    const port = Number(new URL(server.url).port)
    await expect(start({ port })).rejects.toThrow(`Port ${port} is in use: choose another with PORT`)
  })

  it.each([
    ['export default 7', /broken\.ts: has no default export that is a function$/],
    ["import './gone.ts'\nexport default () => {}", /broken\.ts: does not load: .*gone\.ts/],
    ['export default (', /broken\.ts: does not load: ./],
  ])('names the function that does not load: %j', async (code, message) => {
    const broken = await makeTestSite({ 'dist/index.html': '', 'functions/broken.ts': code })
    await expect(startServer({ ...broken, port: 0 })).rejects.toThrow(message)
    await broken.remove()
  })
})
