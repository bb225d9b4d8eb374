import { blobStores, type Stores } from '../../src/server/store/stores.ts'
import { startBlobs } from './blobs.ts'
import { loadEnv } from './local-env.ts'

/**
 * Gives a command the functions' stores: production's with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN (a personal access
 * token), otherwise those of this machine.
 */
export async function withStores(work: (stores: Stores, where: string) => Promise<void>): Promise<void> {
  loadEnv()
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env
  if (siteID && token) return work(blobStores('production', { siteID, token }), 'On the host, in production:')
  const local = await startBlobs('.netlify/blobs')
  try {
    await work(blobStores('dev'), 'On this machine:')
  } finally {
    await local.stop()
  }
}
