import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { BlobsServer } from '@netlify/blobs/server'

/** A running blob store; `stop` ends it and takes its address out of the environment. */
export interface LocalBlobs {
  readonly port: number
  stop(): Promise<void>
}

/**
 * A free port of the loopback interface. `BlobsServer` hands its port on to `net.Server.listen`, which takes an address
 * as well, and would listen on every interface with a number; its types know the number alone.
 */
const loopback = { port: 0, host: '127.0.0.1' } as unknown as number

const variable = 'NETLIFY_BLOBS_CONTEXT'

/**
 * Starts the host's own stand-in for Netlify Blobs over a folder and tells `getStore` where it is, also for
 * strong consistency. A token of this run keeps other users of the machine out.
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
