import { getStore } from '@netlify/blobs'
import { limitConcurrency } from '../../shared/limit-concurrency.ts'
import type { Store } from './store.ts'

/** The time limit of one operation in milliseconds; the client itself would try for half a minute. */
const deadline = 5_000

/**
 * Limits concurrent operations, so that the deadline measures the store and not our own queue, however many messages
 * there are.
 */
const inTurn = limitConcurrency(16)

/** Access to the stores from outside the host: the site's id and a token. */
export interface HostAccess {
  readonly siteID?: string
  readonly token?: string
}

/** A store in the host's blobs. All deploys of a site share the stores by name. */
export function blobStore(name: string, access: HostAccess = {}): Store {
  const open = (signal: AbortSignal) => {
    const fetchInTime: typeof fetch = (address, options) => fetch(address, { ...options, signal })
    return getStore({ name, consistency: 'strong', fetch: fetchInTime, ...access })
  }
  return {
    create: async (key, value) =>
      void (await inTime(signal => open(signal).setJSON(key, value, { onlyIfNew: true }))),
    read: async key => (await inTime(signal => open(signal).get(key, { type: 'json' }))) ?? undefined,
    remove: key => inTime(signal => open(signal).delete(key)),
    async list(prefix) {
      const { blobs } = await inTime(signal => open(signal).list({ prefix }))
      // The local stand-in writes to such a name first, and leaves the file there if it is killed.
      return blobs.map(({ key }) => key).filter(key => !/(?:^|\/)\./.test(key))
    },
  }
}

/** @param work must end its requests by the signal, so that a write that was given up does not arrive later */
const inTime = <Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> =>
  inTurn(async () => {
    const late = Promise.withResolvers<never>()
    const stop = new AbortController()
    const timer = setTimeout(() => {
      late.reject(new Error('The store did not answer in time'))
      stop.abort()
    }, deadline)
    return Promise.race([work(stop.signal), late.promise]).finally(() => clearTimeout(timer))
  })
