import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import { startBlobs } from './blobs.ts'
import { listFunctions } from './function-files.ts'
import { loadFunction } from './function-route.ts'
import { listen } from './listen.ts'
import { startSchedule } from './schedule.ts'
import { sendText } from './send-response.ts'
import { handleRequest, type Site } from './site-handler.ts'
import { watchRules } from './site-rules.ts'
import { StartError } from './start-error.ts'

export interface ServerOptions {
  /** The folder of the built site. */
  readonly dist: string
  /** The folder of the functions; a missing folder means none. */
  readonly functionsDir: string
  /** 0 for a free port. */
  readonly port: number
  /** The address to listen on; that of this machine alone where it is not given. */
  readonly host?: string
  /** Set in this process's environment before the functions load. */
  readonly env?: Readonly<Record<string, string>>
  /** The folder for the functions' blobs. */
  readonly blobsDir?: string
  /** The milliseconds that a function may take. */
  readonly timeLimit?: number
}

export interface RunningServer {
  /** The address without a path, such as `http://localhost:4321`. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves a built site as the host does: clean addresses, `_redirects`, `_headers`, 404 pages, functions (scheduled ones on
 * time), blobs.
 *
 * @throws StartError for a missing build, a rule or a function that cannot be read, or a port in use
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dist, functionsDir, port, blobsDir = '.netlify/blobs' } = options
  if (!(await isFolder(dist))) throw new StartError('No build found: run npm run build')
  const rules = await watchRules(dist)
  Object.assign(process.env, options.env)
  const blobs = await startBlobs(blobsDir)
  try {
    const files = await listFunctions(functionsDir)
    const routes = await Promise.all(files.map(file => loadFunction(file, importFile)))
    const { server, url } = await listen(createServer(), port, options.host)
    const timeLimit = options.timeLimit === undefined ? {} : { timeLimit: options.timeLimit }
    serve(server, { dist, rules, routes, url, ...timeLimit })
    const schedule = startSchedule(routes, url)
    return {
      url,
      async close() {
        await Promise.all([closeServer(server), schedule.stop()])
        await blobs.stop()
      },
    }
  } catch (fault) {
    await blobs.stop()
    throw fault
  }
}

function serve(server: Server, site: Site): void {
  server.on('request', (request, response) => {
    handleRequest(site, request, response).catch(fault => {
      // A client that disconnects in the middle of a response is not a fault.
      if (response.destroyed) return
      console.error('The server failed:', fault)
      if (response.headersSent) response.destroy()
      else sendText(response, 500)
    })
  })
}

/** Gives pending responses two seconds to end. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const force = setTimeout(() => server.closeAllConnections(), 2000)
  await closed
  clearTimeout(force)
}

/** A fresh import, so that a function that is loaded twice in one process reads its environment again. */
const importFile = (file: string): Promise<unknown> => import(`${pathToFileURL(file)}?started=${Date.now()}`)

const isFolder = (path: string) =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  )
