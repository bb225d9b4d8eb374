import { pagesCache } from '../shared/offline/caches.ts'

const isQuotaError = (fault: unknown) => fault instanceof DOMException && fault.name === 'QuotaExceededError'

/**
 * Runs a write to a cache. If the quota is exceeded, deletes the visited pages and tries once more, then gives up.
 * Saved pages are never deleted.
 *
 * @param write may run twice, and must open the cache of visited pages itself, since that cache is deleted in between
 */
export async function withQuotaRetry(write: () => Promise<unknown>): Promise<void> {
  const ignoreQuotaError = (fault: unknown) => {
    if (!isQuotaError(fault)) throw fault
  }
  try {
    await write()
  } catch (fault) {
    ignoreQuotaError(fault)
    await caches.delete(pagesCache)
    await write().catch(ignoreQuotaError)
  }
}
