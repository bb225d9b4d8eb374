import { pagesCache } from '../shared/offline/caches.ts'

const isQuotaError = (fault: unknown) => fault instanceof DOMException && fault.name === 'QuotaExceededError'

/**
 * Keeps something; where the browser has no room, once more without the visited pages, and else not at all. Saved pages
 * are never taken from the reader.
 *
 * @param write may run twice, and opens the cache of visited pages itself: that cache is deleted in between
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
