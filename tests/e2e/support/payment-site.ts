import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { testBuilds } from '../../../scripts/test-builds.ts'

/** A stand-in for the payment site: a real server that records what is posted to it. */
export interface RunningPaymentSite {
  readonly port: number
  /** The fields of every form that was posted, in order. */
  readonly posted: readonly Readonly<Record<string, string>>[]
  reset(): void
  close(): Promise<void>
}

/** The address in the `payment` build. */
export const paymentUrl: string = testBuilds.payment.env.PUBLIC_CHECKOUT_URL

/** Starts it on a free port of the loopback interface. */
export async function startPaymentSite(): Promise<RunningPaymentSite> {
  const posted: Record<string, string>[] = []

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') posted.push(Object.fromEntries(new URLSearchParams(await text(request))))
    const page =
      '<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><h1>Payment</h1>'
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  }

  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The payment site has no port')
  return {
    port: bound.port,
    posted,
    reset() {
      posted.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
