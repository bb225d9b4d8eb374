import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../../scripts/server/listen.ts'

/** How the line to a site is: open, cut, one on which no answer ever comes, or slow by milliseconds an answer. */
export type LineState = 'open' | 'cut' | 'silent' | { readonly delay: number }

export interface Line {
  /** The site's address at this end of the line. */
  readonly url: string
  /** Requests under way are cut with the line. */
  set(state: LineState): void
  close(): Promise<void>
}

/**
 * A line to a site that can be cut: a browser's own switch does not reach what a worker asks for. Until it is closed the
 * site has one address, whatever becomes of its server.
 */
export async function startLine(site: () => string): Promise<Line> {
  let state: LineState = 'open'
  const server = createServer(async (asked, answer) => {
    if (state === 'silent') return
    if (typeof state === 'object') await wait(state.delay)
    const { method, headers, url } = asked
    const passed = request(new URL(url ?? '/', site()), { method, headers }, came => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
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
