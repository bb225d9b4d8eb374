import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../server/start-server.ts'

/** Serves a built folder on a free port, with blobs in a temporary folder. */
export async function serve(dist: string): Promise<RunningServer> {
  const blobsDir = await mkdtemp(join(tmpdir(), 'perrong-bench-'))
  const server = await startServer({ dist, functionsDir: 'functions', port: 0, blobsDir })
  return {
    url: server.url,
    async close() {
      await server.close()
      await rm(blobsDir, { recursive: true, force: true })
    },
  }
}
