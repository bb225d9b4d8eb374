import { type ServerResponse, STATUS_CODES } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Sends a function's response; the host's `_headers` do not apply to it. */
export async function sendResponse(response: ServerResponse, answer: Response, head: boolean): Promise<void> {
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value)
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.writeHead(answer.status)
  if (head || !answer.body) {
    await answer.body?.cancel()
    response.end()
  } else {
    await pipeline(answer.body, response)
  }
}

/** A short response of the server itself: the status and a text. */
export function sendText(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=UTF-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(`${STATUS_CODES[status] ?? status}\n`)
}

/** Redirects the client; what the rules file has unencoded is encoded. */
export function sendRedirect(response: ServerResponse, status: number, to: string): void {
  sendText(response, status, { location: to.replace(/[^\x21-\x7e]/gu, encodeURIComponent) })
}
