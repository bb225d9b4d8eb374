import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, normalizePath, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { reloadUnloaded } from './development.ts'

/** What a page is sent when a file changes. */
function sentFor(environment: string, modules: readonly { isSelfAccepting?: boolean | undefined }[]) {
  const send = vi.fn()
  const hotUpdate = reloadUnloaded.hotUpdate as unknown as (this: unknown, options: unknown) => void
  hotUpdate.call({ environment: { name: environment, hot: { send } } }, { modules })
  return send.mock.calls.flat()
}

test('a page is reloaded when an island changes that the browser has not loaded', () => {
  expect(sentFor('client', [{ isSelfAccepting: undefined }])).toEqual([{ type: 'full-reload' }])
})

test.each([
  ['that the browser has loaded', 'client', [{ isSelfAccepting: true }, {}]],
  ['that no page imports', 'client', []],
  ['on the server', 'ssr', [{}]],
])('a page is left alone when a file changes %s', (_, environment, modules) => {
  expect(sentFor(environment, modules)).toEqual([])
})

describe('Vite', () => {
  let vite: ViteDevServer
  let island = ''

  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'development-'))
    island = normalizePath(join(root, 'island.js'))
    await writeFile(island, 'import.meta.hot.accept()')
    await writeFile(join(root, 'page.js'), "import('./island.js')")
    vite = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      plugins: [reloadUnloaded],
    })
  })
  afterAll(() => vite.close())

  /** What a page is sent when the island changes. */
  async function sentForChange(): Promise<unknown[]> {
    const send = vi.spyOn(vite.environments.client.hot, 'send').mockClear()
    vite.watcher.emit('change', island)
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 15_000 })
    return send.mock.calls.flat()
  }

  test('tells a file that a browser has loaded from one that it has not', async () => {
    await vite.environments.client.transformRequest('/page.js')
    expect(await sentForChange()).toEqual([{ type: 'full-reload' }])
    await vite.environments.client.transformRequest('/island.js')
    expect(await sentForChange()).toMatchObject([{ type: 'update' }])
  })

  test('has an overlay for errors', async () => {
    const client = await vite.environments.client.transformRequest('/@vite/client')
    expect(client?.code).toMatch(/export \{[^}]*\bErrorOverlay\b/)
  })
})
