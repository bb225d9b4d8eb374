import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import type { ViteDevServer } from 'vite'
import { type Backend, filesToAdd, noBackend, readBackend } from '../content-model/backend/backend.ts'
import { writeBackendFiles } from '../content-model/backend/write-backend-files.ts'
import { contentCheckDone, startContentCheck } from '../content-model/content-check-done.ts'
import { showsUnpublished } from '../content-model/published.ts'
import { faultLine } from '../content-model/rules/fault.ts'
import { contentReader } from '../content-model/rules/read-files.ts'
import type { CheckedContent, CheckResult } from './content-check.ts'
import { logAtExit } from './log-at-exit.ts'

/** Long enough for an editor that saves several files, or one file in several steps. */
const settleMs = 50

/**
 * Checks the content by its rules before a build uses any of it, and at every change in development. It runs in a
 * thread of its own, parallel to the build's start: with thousands of entries it takes seconds, in which no page would
 * be served.
 *
 * @param backendAddress `CONTENT_BASE_URL`, which is requested once, at the start
 */
export function contentRules(backendAddress: string | undefined): AstroIntegration {
  let backend = noBackend
  return {
    name: 'perrong:content-rules',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, updateConfig }) => {
        // Writes what editors' programs need to complete front matter.
        if (command === 'dev') updateConfig({ experimental: { contentIntellisense: true } })
        const root = fileURLToPath(config.root)
        if (backendAddress)
          backend = await readBackend(backendAddress).catch((fault: Error) => {
            if (command === 'build') logAtExit(`CONTENT_BASE_URL, nothing was built: ${fault.message}`)
            throw fault
          })
        await writeBackendFiles(root, backendAddress ? filesToAdd(backend, await contentReader(root)()) : [])
        if (command === 'build') startContentCheck(check(root, backend, logger))
      },
      // Even if something was read before.
      'astro:build:start': contentCheckDone,
      'astro:server:setup': ({ server, logger }) => watch(server, backend, logger),
    },
  }
}

/** @param inDevelopment whether drafts and later entries are always shown */
function startThread(root: string, { files, addresses }: Backend, inDevelopment: boolean): Worker {
  const workerData: CheckedContent = {
    root,
    showsUnpublished: showsUnpublished(inDevelopment, process.env['CONTEXT']),
    backend: files.map(({ path, text }) => ({ path, text, address: addresses.get(path) ?? '' })),
  }
  return new Worker(new URL('content-check.ts', import.meta.url), { workerData })
}

/** Checks for a build, which ends with all faults. @throws if there are any */
async function check(root: string, backend: Backend, logger: AstroIntegrationLogger): Promise<void> {
  const thread = startThread(root, backend, false)
  const answer = new Promise<CheckResult>((resolve, reject) => {
    thread.once('message', resolve).once('error', reject)
  })
  thread.postMessage('check')
  const { faults, notes } = await answer
  await thread.terminate()
  for (const note of notes) logger.warn(faultLine(note))
  if (faults.length === 0) return
  logAtExit(`${titleOf(faults)}, nothing was built:\n  ${faults.map(faultLine).join('\n  ')}`)
  throw new Error(`${titleOf(faults)}: see the last lines`)
}

const titleOf = (faults: readonly unknown[]) =>
  faults.length === 1 ? 'A fault in the content' : `${faults.length} faults in the content`

/** Reports each change in the faults, in the terminal and over the page. */
function watch(server: ViteDevServer, backend: Backend, logger: AstroIntegrationLogger) {
  const { root } = server.config
  let lastReport = ''
  let faults: CheckResult['faults'] = []
  const show = () => {
    const [first] = faults
    if (!first) return
    const { path, line, column } = first
    const message = faults.map(faultLine).join('\n')
    server.environments.client.hot.send({
      type: 'error',
      err: { name: titleOf(faults), message, stack: '', loc: { file: join(root, path), line, column } },
    })
  }
  const thread = startThread(root, backend, true)
  thread.on('message', (checked: CheckResult) => {
    faults = checked.faults
    const says = faults.map(faultLine).join('\n')
    if (says === lastReport) return
    lastReport = says
    if (faults.length > 0) logger.error(`${titleOf(faults)}:\n${says}`)
    else {
      logger.info('The content is right again')
      // When a file is restored exactly, Vite sends no update, and the browser would keep the overlay.
      server.environments.client.hot.send({ type: 'full-reload' })
    }
    show()
  })
  thread.on('error', fault => logger.error(`The content could not be checked: ${fault.message}`))
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(join(root, 'content') + sep)) return
    clearTimeout(timer)
    timer = setTimeout(() => thread.postMessage('check'), settleMs)
  })
  // A page that is opened later shows them too.
  server.environments.client.hot.on('vite:client:connect', show)
  server.httpServer?.once('close', () => void thread.terminate())
  thread.postMessage('check')
}
