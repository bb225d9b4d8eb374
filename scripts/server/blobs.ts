import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { BlobsServer } from '@netlify/blobs/server'

/** A running blob store; `stop` ends it and removes its address from the environment. */
export interface LocalBlobs {
  readonly port: number
  stop(): Promise<void>
}

/**
 * A free port of the loopback interface. `BlobsServer` passes its port on to `net.Server.listen`, which accepts an
 * address as well, and with a number would listen on every interface. Its types only allow a number.
 */
const loopback = { port: 0, host: '127.0.0.1' } as unknown as number

const variable = 'NETLIFY_BLOBS_CONTEXT'

/**
 * Starts the host's own stand-in for Netlify Blobs with a folder, and sets its address for `getStore`, also for strong
 * consistency. A token for this run excludes other users of the machine.
 */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  await mkdir(directory, { recursive: true })
  const token = randomUUID()
  const server = new BlobsServer({ directory, token, port: loopback })
  const { port } = await server.start()
  const url = `http://127.0.0.1:${port}`
  const context = {
    edgeURL: url,
    uncachedEdgeURL: url,
    token,
    siteID: 'local',
    deployID: '0',
    primaryRegion: 'local',
  }
  const before = process.env[variable]
  process.env[variable] = Buffer.from(JSON.stringify(context)).toString('base64')
  return {
    port,
    async stop() {
      if (before === undefined) delete process.env[variable]
      else process.env[variable] = before
      await server.stop()
    },
  }
}
