import type { IncomingMessage } from 'node:http'

/** The host refuses larger requests to a function. */
export const bodyLimit = 6 * 1024 * 1024

/** A web request made from Node's. */
export interface IncomingCall {
  readonly request: Request
  /** Whether the body exceeded the limit while it was read. */
  tooLarge(): boolean
  /** Reads and discards the rest of the body, so that the connection can continue. */
  drop(): void
}

/** Whether the request's headers say that its body is too large. */
export function declaresTooLarge(incoming: IncomingMessage): boolean {
  return Number(incoming.headers['content-length'] ?? 0) > bodyLimit
}

/**
 * Makes the web request for a function: the body is streamed, and `signal` aborts when the client disconnects.
 *
 * A body without a declared length is cut at the limit, and reading it then fails.
 */
export function toRequest(incoming: IncomingMessage, url: URL, signal: AbortSignal): IncomingCall {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  if (method === 'GET' || method === 'HEAD') {
    const request = new Request(url, { method, headers, signal })
    return { request, tooLarge: () => false, drop: () => void incoming.resume() }
  }
  const { stream, tooLarge, drop } = limitedBody(incoming)
  // Node requires `duplex` for a streaming body; the DOM's types lack it.
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body: stream, duplex: 'half' }
  return { request: new Request(url, init), tooLarge, drop }
}

/** Destroying the incoming stream, as an iterator would, closes the connection before the response is read. */
function limitedBody(incoming: IncomingMessage) {
  let size = 0
  let dropped = false
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = (reason: string) => {
        if (!dropped) controller.error(new Error(reason))
        dropped = true
      }
      incoming.on('data', (chunk: Buffer) => {
        if (dropped) return
        size += chunk.length
        if (size > bodyLimit) return fail('The request body is too large')
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.on('end', () => {
        if (!dropped) controller.close()
        dropped = true
      })
      incoming.on('close', () => fail('The client left before its request was read'))
      incoming.on('error', fault => fail(fault.message))
      incoming.pause()
    },
    pull() {
      incoming.resume()
    },
    cancel() {
      drop()
    },
  })
  function drop() {
    dropped = true
    incoming.resume()
  }
  return { stream, tooLarge: () => size > bodyLimit, drop }
}
