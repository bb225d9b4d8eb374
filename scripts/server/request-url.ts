import type { IncomingMessage } from 'node:http'

/** Nothing else may stand before the path: a Host header could else move where the path begins. */
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * The address of a request with the host that its Host header names, or its request line.
 *
 * @returns undefined where the two make no address
 */
export function requestUrl({ url: target = '/', headers }: IncomingMessage): URL | undefined {
  const [, host = headers.host ?? 'localhost', path = target] =
    /^https?:\/\/([^/]+)(\/.*)$/i.exec(target) ?? []
  if (!hostAndPort.test(host) || !path.startsWith('/')) return undefined
  // Put together as text: a path that begins with two slashes would be read as another host.
  return URL.parse(`http://${host}${path}`) ?? undefined
}
