import { writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from './listen.ts'
import { ask, makeTestSite, type TestSite } from './test-site.ts'
import { functionsPlugin } from './vite-plugin.ts'

let site: TestSite
let vite: ViteDevServer
let http: Server
let url = ''

const code = (word: string) => `
  import { word } from '../word.ts'
  export const config = { path: '/api/word' }
  export default async (request: Request) => new Response(${word} + await request.text())`

beforeAll(async () => {
  site = await makeTestSite({ 'word.ts': "export const word = 'one '", 'functions/word.ts': code('word') })
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
  it('answers a function and its changed code', async () => {
    const file = join(site.functionsDir, 'word.ts')
    const send = () => ask(url, '/api/word', { method: 'POST', body: Buffer.from('body') })
    expect(await send()).toMatchObject({ status: 200, text: 'one body' })
    await writeFile(file, code("'two '"))
    await expect.poll(async () => (await send()).text, { timeout: 5000 }).toBe('two body')
  })

  it('leaves other addresses to the development server', async () => {
    expect(await ask(url, '/elsewhere')).toMatchObject({ status: 404 })
  })

  it('answers 500 while a function does not load', async () => {
    await writeFile(join(site.functionsDir, 'broken.ts'), 'export default 7')
    expect(await ask(url, '/api/word')).toMatchObject({ status: 500, text: 'Internal Server Error\n' })
  })
})
