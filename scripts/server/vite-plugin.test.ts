import { writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { functionContext } from './function-context.ts'
import type { FunctionRoute } from './function-route.ts'
import { listen } from './listen.ts'
import { makeTestSite, requestPage, type TestSite } from './test-site.ts'
import { functionsPlugin } from './vite-plugin.ts'

let site: TestSite
let vite: ViteDevServer
let http: Server
let url = ''

const code = (word: string) => `
  import { word } from '../word.ts'
  export const config = { path: '/api/word' }
  export default async (request: Request) => new Response(${word} + await request.text())`

const tick = (word: string) => `
  export const config = { schedule: '* * * * *' }
  export default () => new Response(${word})`

/** What each start of a schedule was given. */
const schedules = vi.hoisted((): (readonly FunctionRoute[])[] => [])
vi.mock('./schedule.ts', () => ({
  startSchedule(routes: readonly FunctionRoute[]) {
    schedules.push(routes)
    return { stop: async () => {} }
  },
}))

beforeAll(async () => {
  site = await makeTestSite({
    'word.ts': "export const word = 'one '",
    'functions/word.ts': code('word'),
    'functions/tick.ts': tick("'old'"),
  })
  vite = await createServer({
    root: join(site.dist, '..'),
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [functionsPlugin()],
  })
  http = createHttpServer(vite.middlewares)
  url = (await listen(http, 0)).url
})

afterAll(async () => {
  http.close()
  await vite.close()
  await site.remove()
})

describe('functionsPlugin', () => {
  it('answers with a function and its changed code', async () => {
    const file = join(site.functionsDir, 'word.ts')
    const send = () => requestPage(url, '/api/word', { method: 'POST', body: Buffer.from('body') })
    expect(await send()).toMatchObject({ status: 200, text: 'one body' })
    await writeFile(file, code("'two '"))
    await expect.poll(async () => (await send()).text, { timeout: 20_000 }).toBe('two body')
  })

  it('runs scheduled functions with their latest code', async () => {
    const tickRoute = schedules.flat().find(({ name }) => name === 'tick')
    await writeFile(join(site.functionsDir, 'tick.ts'), tick("'new'"))
    const run = async () => {
      const request = new Request('http://localhost/')
      return (await tickRoute?.handler(request, functionContext('tick', url)))?.text()
    }
    await expect.poll(run, { timeout: 20_000 }).toBe('new')
    expect(schedules).toHaveLength(1)
  })

  it('leaves other addresses to the development server', async () => {
    expect(await requestPage(url, '/elsewhere')).toMatchObject({ status: 404 })
  })

  it('says over the page which function does not load and why, while the others answer', async () => {
    const broken = join(site.functionsDir, 'broken.ts')
    const send = vi.spyOn(vite.environments.client.hot, 'send').mockImplementation(() => {})
    await writeFile(broken, "export const config = {\n\nexport default () => new Response('mended')")
    expect(await requestPage(url, '/api/word')).toMatchObject({ status: 200 })
    expect(await requestPage(url, '/elsewhere')).toMatchObject({ status: 404 })
    const message = expect.stringMatching(/broken\.ts: does not load.*broken\.ts:3:\d+/s)
    const err = { name: 'A function does not load', message, stack: '' }
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'error', err })

    await writeFile(broken, "export default () => new Response('mended')")
    const mended = async () => (await requestPage(url, '/.netlify/functions/broken')).text
    await expect.poll(mended, { timeout: 20_000 }).toBe('mended')
  })
})
