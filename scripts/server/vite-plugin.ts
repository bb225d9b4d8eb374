import type { Plugin } from 'vite'
import type { DevelopmentFunctions } from './development-functions.ts'

/**
 * Answers requests to functions in the development server.
 *
 * @param functionsDir from the project's root
 */
export function functionsPlugin(functionsDir = 'functions'): Plugin {
  // Loaded at the first request: every build's content check makes a server too, and sends it no requests.
  let functions: Promise<DevelopmentFunctions> | undefined
  return {
    name: 'perrong:functions',
    apply: 'serve',
    configureServer(server) {
      const start = async () =>
        (await import('./development-functions.ts')).startFunctions(server, functionsDir)
      server.middlewares.use(async (request, response, next) => {
        try {
          functions ??= start()
          await (await functions).answer(request, response, next)
        } catch (fault) {
          next(fault)
        }
      })
    },
    async closeBundle() {
      const running = functions
      functions = undefined
      await (await running)?.stop()
    },
  }
}
