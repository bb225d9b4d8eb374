import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin, ViteDevServer } from 'vite'
import { faultReporter } from '../server/fault-reporter.ts'
import { typeMessages } from './type-messages.ts'

/**
 * Shows type errors over the page in the development server, a few seconds after a file was saved. Components (`.astro`)
 * are not checked, since that takes half a minute each time: `npm run check` does.
 */
export function typesPlugin(): Plugin {
  let checking: Worker | undefined
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
    async closeBundle() {
      const running = checking
      checking = undefined
      await running?.terminate()
    },
  }
}

/** In a thread, which ends with the server, however that ends. */
function watchTypes(server: ViteDevServer): Worker {
  const { root, logger } = server.config
  const report = faultReporter(server, { title: 'Types do not match', mended: 'All types match again' })
  const thread = new Worker(join(root, 'node_modules/typescript/lib/tsc.js'), {
    argv: ['--project', root, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    stdout: true,
  })
  thread.stdout.setEncoding('utf8').on('data', typeMessages(report))
  thread.on('error', fault => logger.error(`The types could not be checked: ${fault.message}`))
  return thread
}
