/**
 * Serves the built site on http://localhost:PORT as the host does, for other machines with HOST, with functions, redirects and headers.
 *
 *     node scripts/start.ts [--dist <folder>] [--no-env-file] [--blobs-dir <folder>]
 */
import { parseArgs } from 'node:util'
import { exitWithError } from './server/exit-with-error.ts'
import { loadEnv, mailDefaults, readHost, readPort } from './server/local-env.ts'
import { startServer } from './server/start-server.ts'

try {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: 'dist' },
      'no-env-file': { type: 'boolean' },
      'blobs-dir': { type: 'string' },
    },
  })
  if (!values['no-env-file']) loadEnv()
  const server = await startServer({
    dist: values.dist,
    functionsDir: 'functions',
    port: readPort(process.env),
    host: readHost(process.env),
    env: mailDefaults(process.env),
    blobsDir: values['blobs-dir'] ?? '.netlify/blobs',
  })
  const stop = () => void server.close().then(() => process.exit(0), exitWithError)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  // If a test that started this file dies, the server must end too.
  process.once('disconnect', stop)
  console.log(server.url)
} catch (fault) {
  exitWithError(fault)
}
