import type { IncomingMessage } from 'node:http'

/**
 * The address of a request with the host that its Host header names.
 *
 * @returns undefined where the two make no address
 */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '/'
  const origin = `http://${request.headers.host ?? 'localhost'}`
  // Put together as text: a path that begins with two slashes would be read as another host.
  const address = target.startsWith('/') ? origin + target : target
  return URL.canParse(address) ? new URL(address) : undefined
}
