import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BuiltPage, dist } from '../../tests/dist/built-pages.ts'
import type { RunningServer } from '../server/start-server.ts'
import { allowBareStyles, barePage } from './bare-page.ts'
import { serve } from './serve.ts'

type Page = Pick<BuiltPage, 'path' | 'html'>

/**
 * Serves the bare variants of pages at their own paths, with headers that differ only by their styles' hashes, on a
 * host of their own.
 */
export async function serveBare(pages: readonly Page[]): Promise<RunningServer> {
  const headers = await readFile(join(dist, '_headers'), 'utf8')
  const bare = pages.map(({ path, html }) => ({ path, html, bare: barePage(html) }))
  return serveFiles([
    ['_headers', allowBareStyles(headers, bare)],
    ...bare.map(page => [htmlFile(page.path), page.bare] as const),
  ])
}

/** Headers without a policy, which would block the blank page's style. */
const blankHeaders = `/*
  Speculation-Rules: "/speculation-rules.json"
/speculation-rules.json
  Content-Type: application/speculationrules+json
`

/**
 * Serves two blank pages at the addresses of two of the site's, the first with a link to the other, and with the site's
 * own speculation rules.
 */
export async function serveBlank(from: string, to: string): Promise<RunningServer> {
  const rules = await readFile(join(dist, 'speculation-rules.json'))
  // Chromium applies the rules again only if a link has a style for the pointer.
  const blank = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Blank</title><style>a:hover { color: red }</style><main><a href="${to}">Next</a></main></html>`
  return serveFiles([
    ['_headers', blankHeaders],
    ['speculation-rules.json', rules],
    [htmlFile(from), blank],
    [htmlFile(to), blank],
  ])
}

const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path}.html`)

async function serveFiles(files: readonly (readonly [string, string | Buffer])[]): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'perrong-bare-'))
  for (const [name, content] of files) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
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
