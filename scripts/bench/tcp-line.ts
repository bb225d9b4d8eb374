import { connect, createServer, type Socket } from 'node:net'
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
  /** Sets the speed from now on; undefined removes the delays. */
  setSpeed(speed: LineSpeed | undefined): void
  close(): Promise<void>
}

/** The bytes of a packet, and the number of packets that a server sends before the first acknowledgement (RFC 6928). */
const packet = 1460
const firstWindow = 10 * packet

/**
 * Puts a line with a given speed in front of a site on this machine. The browser's own throttling delays responses
 * after they have arrived, so the page's timing entries do not show it; they do show this line. It delays the
 * handshakes of TCP and TLS and the slow start of a connection as well as each request, and all connections share the
 * bandwidth.
 */
export async function startTcpLine(site: string, speed?: LineSpeed): Promise<TcpLine> {
  const target = new URL(site)
  const line = { speed, freeAt: 0 }
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, async browser => {
    const host = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    for (const [socket, other] of [
      [browser, host],
      [host, browser],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    forward(browser, host, line)
    // Cutting a connection ends its response.
    await answer(host, browser, line).catch(() => browser.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The line has no port')
  return {
    url: `${target.protocol}//localhost:${address.port}`,
    setSpeed(next) {
      line.speed = next
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

interface Line {
  speed: LineSpeed | undefined
  /** When the bandwidth is free again, on the clock of `performance.now()`. */
  freeAt: number
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
    sent = sent.then(async () => {
      const left = due - performance.now()
      if (left > 0) await wait(left)
      host.write(chunk)
    })
  })
  browser.on('end', () => {
    sent = sent.then(() => void host.end())
  })
}

/** Passes on what the site sends, packet by packet, with no more in transit than the connection's window. */
async function answer(host: Socket, browser: Socket, line: Line): Promise<void> {
  let window = firstWindow
  let onItsWay = 0
  let acknowledged = Promise.withResolvers<void>()
  for await (const chunk of host.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += packet) {
      const part = chunk.subarray(at, at + packet)
      const { speed } = line
      if (speed) {
        while (onItsWay + part.length > window) await acknowledged.promise
        onItsWay += part.length
        line.freeAt = Math.max(performance.now(), line.freeAt) + (part.length / speed.bytesPerSecond) * 1000
        const left = line.freeAt - performance.now()
        if (left > 1) await wait(left)
        setTimeout(() => {
          onItsWay -= part.length
          window += part.length
          acknowledged.resolve()
          acknowledged = Promise.withResolvers()
        }, speed.roundTrip).unref()
      }
      browser.write(part)
    }
  }
  browser.end()
}
