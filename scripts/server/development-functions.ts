import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { startBlobs } from './blobs.ts'
import { callFunction } from './call-function.ts'
import { faultReporter } from './fault-reporter.ts'
import { listFunctions } from './function-files.ts'
import { type FunctionRoute, loadFunction } from './function-route.ts'
import { requestUrl } from './request-url.ts'
import { type Schedule, startSchedule } from './schedule.ts'
import { sendText } from './send-response.ts'

export interface DevelopmentFunctions {
  /** Answers requests to functions, and passes on all others. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void>
  stop(): Promise<void>
}

/**
 * The functions of a development server. Their code is loaded through it at each request, so that a change takes effect
 * at once. A function that does not load is reported in the terminal and over the page, and the others answer.
 *
 * @param functionsDir from the project's root
 */
export async function startFunctions(
  server: ViteDevServer,
  functionsDir: string,
): Promise<DevelopmentFunctions> {
  const { root } = server.config
  const blobs = await startBlobs(resolve(root, '.netlify/blobs'))
  const reportFaults = faultReporter(server, {
    title: 'A function does not load',
    mended: 'All functions load again',
  })
  let schedule: Schedule | undefined
  let allLoad = false
  const loadRoutes = async () => {
    const files = await listFunctions(resolve(root, functionsDir))
    const loads = await Promise.allSettled(
      files.map(file => loadFunction(file, path => server.ssrLoadModule(path))),
    )
    reportFaults(loads.flatMap(load => (load.status === 'rejected' ? [load.reason] : [])))
    allLoad = loads.every(({ status }) => status === 'fulfilled')
    return loads.flatMap(load => (load.status === 'fulfilled' ? [load.value] : []))
  }
  return {
    async answer(request, response, next) {
      const url = requestUrl(request)
      if (!url) return sendText(response, 400)
      const routes = await loadRoutes()
      if (allLoad)
        schedule ??= startSchedule(
          routes.map(route => withLatestCode(route, loadRoutes)),
          url.origin,
        )
      if (!(await callFunction(request, response, url, { routes, url: url.origin }))) next()
    },
    async stop() {
      await schedule?.stop()
      await blobs.stop()
    },
  }
}

/** A function whose code is loaded for each run; its schedule stays as it was at the start. */
function withLatestCode(route: FunctionRoute, loadRoutes: () => Promise<FunctionRoute[]>): FunctionRoute {
  return {
    ...route,
    async handler(request, context) {
      const latest = (await loadRoutes()).find(({ name }) => name === route.name)
      return latest ? latest.handler(request, context) : new Response(null, { status: 404 })
    },
  }
}
