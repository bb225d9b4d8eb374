import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How fast a line is. */
export interface LineSpeed {
  /** Milliseconds from a request to the first byte of its response, without the server's time. */
  readonly roundTrip: number
  readonly bytesPerSecond: number
}

/** A slow fourth-generation network, with the figures of Lighthouse's mobile setting. */
export const slowSpeed: LineSpeed = { roundTrip: 150, bytesPerSecond: 1_600_000 / 8 }
/** A good connection at home or on a phone. */
export const goodSpeed: LineSpeed = { roundTrip: 40, bytesPerSecond: 20_000_000 / 8 }

export interface TcpLine {
  /** The site's address at the browser's end of the line. */
  readonly url: string
  /** From now on; without a speed, the line delays nothing. */
  speed: LineSpeed | undefined
  close(): Promise<void>
}

/** The bytes of a packet, and of what a server sends before the first acknowledgement (RFC 6928). */
const packet = 1460
const firstWindow = 10 * packet

/**
 * Puts a line with a given speed in front of a site on this machine. The browser's own throttling delays responses
 * after they have arrived, so the page's timing entries do not show it; they do show this line. It delays the
 * handshakes of TCP and TLS and the slow start of a connection as well as each request, and all connections share the
 * bandwidth.
 */
export async function startTcpLine(site: string, speed?: LineSpeed): Promise<TcpLine> {
  const { protocol, hostname, port } = new URL(site)
  const open = new Set<Socket>()
  const server = createServer({ noDelay: true }, browser => {
    const host = connect({ port: Number(port), host: hostname, noDelay: true })
    const end = () => {
      for (const socket of [browser, host]) socket.destroy()
      open.delete(browser)
    }
    for (const socket of [browser, host]) socket.on('error', end).on('close', end)
    open.add(browser)
    forward(browser, host, line)
    // Cutting a connection ends its response.
    answer(host, browser, line).catch(end)
  })
  const line: Line = {
    url: `${protocol}//localhost:${await listenLocally(server)}`,
    speed,
    freeAt: 0,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return line
}

/** Starts a server that only this machine reaches, on a free port, which is returned. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return address.port
}

/** A line, and when its bandwidth is free again on the clock of `performance.now()`. */
type Line = TcpLine & { freeAt: number }

/** Waits for a time on the clock of `performance.now()`; timers are not exact enough for less than a millisecond. */
async function until(time: number): Promise<void> {
  const left = time - performance.now()
  if (left > 1) await wait(left)
}

/**
 * Passes on what the browser sends, one round trip late; the first data of a connection two, since the handshake takes
 * one.
 */
function forward(browser: Socket, host: Socket, line: Line): void {
  const opened = performance.now() + (line.speed?.roundTrip ?? 0)
  let sent = Promise.resolve()
  browser.on('data', chunk => {
    const due = Math.max(opened, performance.now()) + (line.speed?.roundTrip ?? 0)
    sent = sent.then(() => until(due)).then(() => void host.write(chunk))
  })
  browser.on('end', () => {
    sent = sent.then(() => void host.end())
  })
}

/** Passes on what the site sends, packet by packet, with no more in transit than the connection's window. */
async function answer(host: Socket, browser: Socket, line: Line): Promise<void> {
  /** The bytes that may be sent now. An acknowledgement allows twice as many as it confirms. */
  let allowed = firstWindow
  const inTransit: { readonly bytes: number; readonly acknowledged: number }[] = []
  for await (const chunk of host as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += packet) {
      const part = chunk.subarray(start, start + packet)
      const { speed } = line
      if (speed) {
        while (allowed < part.length) {
          const oldest = inTransit.shift()
          if (!oldest) break
          await until(oldest.acknowledged)
          allowed += 2 * oldest.bytes
        }
        allowed -= part.length
        line.freeAt = Math.max(performance.now(), line.freeAt) + (part.length / speed.bytesPerSecond) * 1000
        await until(line.freeAt)
        inTransit.push({ bytes: part.length, acknowledged: performance.now() + speed.roundTrip })
      }
      browser.write(part)
    }
  }
  browser.end()
}
