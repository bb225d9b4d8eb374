import type { Server } from 'node:http'
import { isIP } from 'node:net'
import { StartError } from './start-error.ts'

/** An address that only this machine reaches. */
export const loopback = '127.0.0.1'

/**
 * Starts a server.
 *
 * @param port 0 for a free one
 * @param host the address to listen on
 * @throws StartError in one line if the port is in use or may not be opened, or the machine does not have the address
 */
export function listen(
  server: Server,
  port: number,
  host = loopback,
): Promise<{ server: Server; url: string }> {
  return new Promise((resolve, reject) => {
    server.once('error', fault => {
      const code = 'code' in fault ? fault.code : undefined
      if (code === 'EADDRNOTAVAIL')
        return reject(new StartError(`HOST is "${host}", which is not an address of this machine`))
      const reason =
        code === 'EADDRINUSE' ? 'is in use: choose another with PORT' : `cannot be opened (${code})`
      reject(new StartError(`Port ${port} ${reason}`))
    })
    server.listen(port, host, () => {
      const address = server.address()
      const opened = typeof address === 'object' && address ? address.port : port
      resolve({ server, url: `http://${nameOf(host)}:${opened}` })
    })
  })
}

/** What a browser on this machine calls the address. `nameOf('0.0.0.0') // => 'localhost'` */
function nameOf(host: string): string {
  if ([loopback, '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}
