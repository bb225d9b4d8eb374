import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type LocalBlobs, startBlobs } from './blobs.ts'
import { callFunction } from './call-function.ts'
import { firstLine } from './fail.ts'
import { listFunctions } from './function-files.ts'
import { type FunctionRoute, loadFunction } from './function-route.ts'
import { requestUrl } from './request-url.ts'
import { type Schedule, startSchedule } from './schedule.ts'
import { sendText } from './send-response.ts'

/**
 * Answers the functions' addresses in the development server. Their code is loaded through it at each request,
 * so a change shows at once; a function that does not load says so in one line and the server goes on.
 *
 * @param functionsDir from the project's root
 */
export function functionsPlugin(functionsDir = 'functions'): Plugin {
  // Started at the first request: the content check makes a server too and asks it nothing.
  let blobs: Promise<LocalBlobs> | undefined
  let schedule: Schedule | undefined
  return {
    name: 'perrong:functions',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config
      const loadRoutes = async () => {
        const files = await listFunctions(resolve(root, functionsDir))
        return Promise.all(files.map(file => loadFunction(file, path => server.ssrLoadModule(path))))
      }
      server.middlewares.use(async (request, response, next) => {
        const url = requestUrl(request)
        if (!url) return sendText(response, 400)
        try {
          blobs ??= startBlobs(resolve(root, '.netlify/blobs'))
          await blobs
          const routes = await loadRoutes()
          schedule ??= startSchedule(
            routes.map(route => withLatestCode(route, loadRoutes)),
            url.origin,
          )
          if (!(await callFunction(request, response, url, { routes, url: url.origin }))) next()
        } catch (fault) {
          logger.error(firstLine(fault))
          sendText(response, 500)
        }
      })
    },
    async closeBundle() {
      const running = [schedule, await blobs]
      schedule = blobs = undefined
      for (const part of running) await part?.stop()
    },
  }
}

/** A function whose code is loaded anew for each run; its schedule stays what it was at the start. */
function withLatestCode(route: FunctionRoute, loadRoutes: () => Promise<FunctionRoute[]>): FunctionRoute {
  return {
    ...route,
    async handler(request, context) {
      const latest = (await loadRoutes()).find(({ name }) => name === route.name)
      return latest ? latest.handler(request, context) : new Response(null, { status: 404 })
    },
  }
}
