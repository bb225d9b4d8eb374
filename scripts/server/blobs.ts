import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { BlobsServer } from '@netlify/blobs/server'

/** A running blob store; `stop` ends it and takes its address out of the environment. */
export interface LocalBlobs {
  stop(): Promise<void>
}

const variable = 'NETLIFY_BLOBS_CONTEXT'

/**
 * Starts the host's own stand-in for Netlify Blobs over a folder and tells `getStore` where it is, also for
 * strong consistency. A token of this run keeps other users of the machine out.
 */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  await mkdir(directory, { recursive: true })
  const token = randomUUID()
  const server = new BlobsServer({ directory, token })
  const { port } = await server.start()
  const url = `http://localhost:${port}`
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
    async stop() {
      if (before === undefined) delete process.env[variable]
      else process.env[variable] = before
      await server.stop()
    },
  }
}
