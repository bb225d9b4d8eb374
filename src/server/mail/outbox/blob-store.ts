import { getStore } from '@netlify/blobs'
import type { OutboxStore } from './store.ts'

/** Milliseconds for one operation: the client itself would try for half a minute. */
const deadline = 5_000

/**
 * The outbox in the host's blobs. All deploys share them, so that a store's name says which kind of deploy it belongs
 * to: a preview must not send production's mail.
 *
 * @param context of the deploy: `production`, `deploy-preview`, …
 * @param access for a program outside the host: the site's id and a token
 */
export function blobStore(context: string, access: { siteID?: string; token?: string } = {}): OutboxStore {
  const open = () => getStore({ name: `mail-outbox-${context}`, consistency: 'strong', ...access })
  return {
    create: async (key, value) => void (await inTime(open().setJSON(key, value, { onlyIfNew: true }))),
    read: async key => (await inTime(open().get(key, { type: 'json' }))) ?? undefined,
    remove: key => inTime(open().delete(key)),
    list: async prefix => (await inTime(open().list({ prefix }))).blobs.map(blob => blob.key),
  }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The store did not answer in time')), deadline)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
