import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BuiltPage, dist } from '../../tests/dist/built-pages.ts'
import type { RunningServer } from '../server/start-server.ts'
import { barePage } from './bare-page.ts'
import { serve } from './serve.ts'

/** Serves the bare variants of pages at their own paths, with the same headers, on a host of their own. */
export async function serveBare(pages: readonly BuiltPage[]): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'perrong-bare-'))
  await cp(join(dist, '_headers'), join(folder, '_headers'))
  for (const { path, html } of pages) {
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, barePage(html))
  }
  const server = await serve(folder)
  return {
    url: server.url,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
