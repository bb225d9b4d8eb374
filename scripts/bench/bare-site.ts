import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { type BuiltPage, dist } from '../../tests/dist/built-pages.ts'
import { startServer } from '../server/start-server.ts'
import { barePage } from './bare-page.ts'
import type { Bench } from './measurement.ts'
import { listenLocally } from './tcp-line.ts'

/**
 * Serves the bare variants of pages at their own paths, with the site's headers. Only their policy differs: it allows
 * any style, since a style without its fonts has another hash.
 *
 * @returns the address, without a path
 */
export async function serveBare({ folder, closeLater }: Bench, pages: readonly BuiltPage[]): Promise<string> {
  const bare = join(folder, 'bare')
  const headers = await readFile(join(dist, '_headers'), 'utf8')
  await mkdir(bare)
  await writeFile(join(bare, '_headers'), headers.replace(/style-src [^;]*/g, "style-src 'unsafe-inline'"))
  for (const { path, html } of pages) {
    const file = join(bare, path === '/' ? 'index.html' : `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, barePage(html))
  }
  const [functionsDir, blobsDir] = [join(folder, 'no-functions'), join(folder, 'no-blobs')]
  return closeLater(await startServer({ dist: bare, functionsDir, port: 0, blobsDir })).url
}

/**
 * Serves a blank page at every path, with a link to one of them and with the site's own speculation rules.
 *
 * @returns the address, without a path
 */
export async function serveBlank({ closeLater }: Bench, to: string): Promise<string> {
  const rules = await readFile(join(dist, 'speculation-rules.json'))
  // Chromium applies the rules again only if a link has a style for the pointer.
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Blank</title><style>a:hover { color: red }</style><main><a href="${to}">Next</a></main></html>`
  const server = createServer(({ url }, response) => {
    const isRules = url === '/rules.json'
    response.setHeader('Content-Type', isRules ? 'application/speculationrules+json' : 'text/html')
    response.setHeader('Speculation-Rules', '"/rules.json"')
    response.end(isRules ? rules : page)
  })
  const port = await listenLocally(server)
  closeLater(server)
  return `http://localhost:${port}`
}
