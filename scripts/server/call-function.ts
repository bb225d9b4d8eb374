import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostLimits } from '../../src/server/time-limits.ts'
import { functionContext, reportFault } from './function-context.ts'
import { declaresTooLarge, toRequest } from './function-request.ts'
import { type FunctionRoute, findFunction } from './function-route.ts'
import { sendResponse, sendText } from './send-response.ts'

/** What a function call needs to know of its site. */
export interface FunctionSite {
  readonly routes: readonly FunctionRoute[]
  /** The address of the site, without a path. */
  readonly url: string
  readonly timeLimit?: number
}

/**
 * Answers a request with its function, as the host does: 413 over 6 MB, 504 over the time limit, 500 for a fault, which
 * is reported in the terminal and never to the client.
 *
 * @returns false, without a response, if no function has this address and method
 */
export async function callFunction(
  incoming: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { routes, url: siteUrl, timeLimit = hostLimits.request }: FunctionSite,
): Promise<boolean> {
  const found = findFunction(routes, incoming.method ?? 'GET', url.pathname)
  if (!found) return false
  // A web request cannot have this method.
  if (incoming.method === 'TRACE') return refuse(incoming, response, 405)
  if (declaresTooLarge(incoming)) return refuse(incoming, response, 413)

  const { route, params } = found
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  const { request, tooLarge, drop } = toRequest(incoming, url, left.signal)
  const ip = incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const context = functionContext(route.name, siteUrl, { ip, params })
  const tooLate = Promise.withResolvers<undefined>()
  const timer = setTimeout(tooLate.resolve, timeLimit)
  try {
    const answer = await Promise.race([route.handler(request, context), tooLate.promise])
    if (tooLarge()) return refuse(incoming, response, 413)
    if (answer === undefined) return refuse(incoming, response, 504)
    if (!(answer instanceof Response)) throw new TypeError('The function did not return a Response')
    await sendResponse(response, answer, incoming.method === 'HEAD')
  } catch (fault) {
    if (left.signal.aborted) return true
    if (tooLarge()) return refuse(incoming, response, 413)
    reportFault(route.name, fault)
    if (response.headersSent) response.destroy()
    else sendText(response, 500)
  } finally {
    clearTimeout(timer)
    drop()
  }
  return true
}

/** The rest of the body is read and discarded, so that the client sees the response instead of a reset. */
function refuse(incoming: IncomingMessage, response: ServerResponse, status: number): true {
  incoming.resume()
  sendText(response, status)
  return true
}
