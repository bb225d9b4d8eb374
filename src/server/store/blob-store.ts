import { getStore } from '@netlify/blobs'
import { limitConcurrency } from '../../shared/limit-concurrency.ts'
import { storeLimits } from '../time-limits.ts'
import type { Store } from './store.ts'
import type { TimeBudget } from './time-budget.ts'

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

/**
 * A store in the host's blobs. All deploys of a site share the stores by name.
 *
 * @param budget for a request, which must be answered even if the store is slow
 */
export function blobStore(name: string, access: HostAccess = {}, budget?: TimeBudget): Store {
  const open = (fetchOnce: typeof fetch) =>
    getStore({ name, consistency: 'strong', fetch: fetchOnce, ...access })
  return {
    create: async (key, value) =>
      void (await inTime(fetchOnce => open(fetchOnce).setJSON(key, value, { onlyIfNew: true }), budget)),
    read: async key =>
      (await inTime(fetchOnce => open(fetchOnce).get(key, { type: 'json' }), budget)) ?? undefined,
    remove: key => inTime(fetchOnce => open(fetchOnce).delete(key), budget),
    async list(prefix) {
      let fetchPage = fetch
      const store = open((address, options) => fetchPage(address, options))
      const pages = store.list({ prefix, paginate: true })[Symbol.asyncIterator]()
      const keys: string[] = []
      for (;;) {
        // A page is a call of its own, since a list may have any number of them.
        const page = await inTime(fetchOnce => {
          fetchPage = fetchOnce
          return pages.next()
        }, budget)
        // The local stand-in writes to a hidden name first, and leaves the file there if it is killed.
        if (page.done) return keys.filter(key => !/(?:^|\/)\./.test(key))
        keys.push(...page.value.blobs.map(({ key }) => key))
      }
    },
  }
}

/**
 * Makes one attempt at a call, since the client waits five seconds before each of its own retries.
 *
 * @param work must make its requests by the given function, so that a write that was given up does not arrive later
 */
const inTime = <Value>(
  work: (fetchOnce: typeof fetch) => Promise<Value>,
  budget: TimeBudget | undefined,
): Promise<Value> =>
  inTurn(async () => {
    const limit = Math.min(storeLimits.call, budget?.left() ?? Number.POSITIVE_INFINITY)
    if (limit <= 0) throw new Error('The store has used up the time of this request')
    const failed = Promise.withResolvers<never>()
    const stop = new AbortController()
    const giveUp = (error: unknown) => {
      failed.reject(error)
      stop.abort()
    }
    const fetchOnce: typeof fetch = async (address, options) => {
      try {
        const response = await fetch(address, { ...options, signal: stop.signal })
        if (response.status === 429 || response.status >= 500)
          giveUp(new Error(`The store answered ${response.status}`))
        return response
      } catch (error) {
        giveUp(error)
        throw error
      }
    }
    const timer = setTimeout(() => {
      budget?.exhaust()
      giveUp(new Error('The store did not answer in time'))
    }, limit)
    budget?.begin()
    return Promise.race([work(fetchOnce), failed.promise]).finally(() => {
      clearTimeout(timer)
      budget?.end()
    })
  })
