import type { Server } from 'node:http'
import { StartError } from './start-error.ts'

/**
 * Starts a server on the loopback interface.
 *
 * @param port 0 for a free one
 * @throws StartError in one line if the port is in use or may not be opened
 */
export function listen(server: Server, port: number): Promise<{ server: Server; url: string }> {
  return new Promise((resolve, reject) => {
    server.once('error', fault => {
      const code = 'code' in fault ? fault.code : undefined
      const reason =
        code === 'EADDRINUSE' ? 'is in use: choose another with PORT' : `cannot be opened (${code})`
      reject(new StartError(`Port ${port} ${reason}`))
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const opened = typeof address === 'object' && address ? address.port : port
      resolve({ server, url: `http://localhost:${opened}` })
    })
  })
}
