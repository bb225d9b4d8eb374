import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../../scripts/server/listen.ts'

/** The state of the line to a site: open, cut, without answers, or delayed by milliseconds per response. */
export type LineState = 'open' | 'cut' | 'silent' | { readonly delay: number }

export interface Line {
  /** The site's address at the browser's end of the line. */
  readonly url: string
  /** Pending requests are cut with the line. */
  set(state: LineState): void
  close(): Promise<void>
}

/**
 * A line to a site that can be cut: a browser's own offline switch does not affect a worker's requests. Until it is
 * closed the site has one address, even if its server is restarted.
 */
export async function startLine(site: () => string): Promise<Line> {
  let state: LineState = 'open'
  const server = createServer(async (incoming, answer) => {
    if (state === 'silent') return
    if (typeof state === 'object') await wait(state.delay)
    const { method, headers, url } = incoming
    const passed = request(new URL(url ?? '/', site()), { method, headers }, came => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  server.on('connection', socket => {
    if (state === 'cut') socket.destroy()
  })
  const { url } = await listen(server, 0)
  return {
    url,
    set(next) {
      state = next
      server.closeAllConnections()
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
