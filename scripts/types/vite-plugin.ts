import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { faultReporter } from '../server/fault-reporter.ts'
import { typeMessages } from './type-messages.ts'

/**
 * Shows type errors over the page in the development server, a few seconds after a file was saved. Components (`.astro`)
 * are not checked, since that takes half a minute each time: `npm run check` does.
 */
export function typesPlugin(): Plugin {
  let checking: ChildProcess | undefined
  return {
    name: 'perrong:types',
    apply: 'serve',
    configureServer(server) {
      // Started at the first request: every build's content check makes a server too, and sends it no requests.
      server.middlewares.use((_request, _response, next) => {
        checking ??= watchTypes(server)
        next()
      })
    },
    closeBundle() {
      checking?.kill()
      checking = undefined
    },
  }
}

function watchTypes(server: ViteDevServer): ChildProcess {
  const { root, logger } = server.config
  const report = faultReporter(server, { title: 'Types do not match', mended: 'All types match again' })
  const read = typeMessages(report)
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  // The page that is open comes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.stdout.setEncoding('utf8').on('data', read)
  child.on('error', fault => logger.error(`The types could not be checked: ${fault.message}`))
  server.httpServer?.once('close', () => child.kill())
  return child
}
