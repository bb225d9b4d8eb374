import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../server/listen.ts'
import { bytesPerSecond, roundTrip } from './slow.ts'

/** As much as comes at once: a browser reads a page while it comes. */
const piece = 2048

export interface SlowLine {
  /** The site's address at this end of the line. */
  readonly url: string
  /** From now on the line is as slow as `slowNetwork`, or as fast as it can be. */
  slow(on: boolean): void
  close(): Promise<void>
}

/** A line to a site that is slow by itself: a browser's own switch does not reach what it asks for ahead of a click. */
export async function startSlowLine(site: string): Promise<SlowLine> {
  let isSlow = false
  /** When the line has brought all that is under way, on the clock of `performance.now()`. */
  let free = 0
  const passage = async (bytes: number) => {
    if (!isSlow) return
    free = Math.max(performance.now(), free) + (bytes / bytesPerSecond) * 1000
    await wait(free - performance.now())
  }
  const server = createServer(async (asked, answer) => {
    if (isSlow) await wait(roundTrip)
    const { method, headers, url } = asked
    const passed = request(new URL(url ?? '/', site), { method, headers }, async came => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      for await (const chunk of came as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += piece) {
          const part = chunk.subarray(at, at + piece)
          await passage(part.length)
          answer.write(part)
        }
      answer.end()
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const { url } = await listen(server, 0)
  return {
    url,
    slow(on) {
      isSlow = on
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
