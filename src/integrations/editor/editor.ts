import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import type { Connect, ViteDevServer } from 'vite'
import { readContent } from '../../content-model/rules/content.ts'
import { contentReader } from '../../content-model/rules/read-files.ts'
import { readEnvironment } from '../configuration.ts'
import { buildEditor } from './build-editor.ts'
import { editorData } from './editor-data.ts'
import { editorHeaders } from './editor-policy.ts'

/** The page's data. */
const dataFile = 'config.json'

async function dataOf(root: string, repository: string | undefined): Promise<string> {
  const { content } = readContent(await contentReader(root)())
  return JSON.stringify(await editorData(content, root, repository))
}

/** Writes everything that is served under `/admin/`. */
async function writeEditor(root: string, outDir: string, repository: string): Promise<void> {
  await buildEditor(outDir)
  await writeFile(join(outDir, dataFile), await dataOf(root, repository))
}

/** The editor's page, `/admin/`: always in development, and in a build if the repository is configured. */
export function editor(): AstroIntegration {
  let root = ''
  return {
    name: 'perrong:editor',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': ({ server, logger }) => serve(server, root, logger),
      'astro:build:done': async ({ dir }) => {
        const { EDITOR_REPOSITORY } = readEnvironment('production')
        if (EDITOR_REPOSITORY) await writeEditor(root, join(fileURLToPath(dir), 'admin'), EDITOR_REPOSITORY)
      },
    },
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** Serves the page in development as a build would contain it. It is bundled at the first request. */
function serve(server: ViteDevServer, root: string, logger: AstroIntegrationLogger): void {
  const outDir = join(root, 'node_modules/.astro/editor')
  let built: Promise<void> | undefined
  const answer = async (path: string, response: ServerResponse): Promise<boolean> => {
    built ??= mkdir(outDir, { recursive: true }).then(() => buildEditor(outDir))
    await built
    const { EDITOR_REPOSITORY } = readEnvironment('development')
    const file = path === '' ? 'index.html' : path
    const body =
      file === dataFile
        ? await dataOf(root, EDITOR_REPOSITORY)
        : await readFile(join(outDir, file)).catch(() => undefined)
    if (body === undefined) return false
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { ...editorHeaders(EDITOR_REPOSITORY), 'Content-Type': type }).end(body)
    return true
  }
  const handle: Connect.NextHandleFunction = async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = /^\/admin(?:\/([\w.@/-]*))?$/.exec(pathname)
    if (!path || pathname.includes('..')) return next()
    try {
      if (!(await answer(path[1] ?? '', response))) next()
    } catch (fault) {
      built = undefined
      logger.error(`The editor's page could not be made: ${fault instanceof Error ? fault.message : fault}`)
      next(fault)
    }
  }
  // Before Astro's own handler, which refuses the slash at the end of `/admin/`.
  server.httpServer?.once('listening', () => server.middlewares.stack.unshift({ route: '', handle }))
}
