import type { IncomingMessage } from 'node:http'

/** Nothing else may precede the path, or a Host header could change where the path begins. */
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * The address of a request with the host of its Host header, or of its request line.
 *
 * @returns undefined if the two make no valid address
 */
export function requestUrl({ url: target = '/', headers }: IncomingMessage): URL | undefined {
  const [, host = headers.host ?? 'localhost', path = target] =
    /^https?:\/\/([^/]+)(\/.*)$/i.exec(target) ?? []
  if (!hostAndPort.test(host) || !path.startsWith('/')) return undefined
  // Joined as text: a path that begins with two slashes would be read as another host.
  return URL.parse(`http://${host}${path}`) ?? undefined
}
