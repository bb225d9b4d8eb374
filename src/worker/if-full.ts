import { pagesCache } from '../shared/offline/caches.ts'

const isFull = (fault: unknown) => fault instanceof DOMException && fault.name === 'QuotaExceededError'

/**
 * Keeps something; where the browser has no room, once more without the visited pages, and else not at all. Saved pages
 * are never taken from the reader.
 *
 * @param keep may run twice, and opens the cache of visited pages itself: that cache is deleted in between
 */
export async function ifFull(keep: () => Promise<unknown>): Promise<void> {
  const whenFull = (fault: unknown) => {
    if (!isFull(fault)) throw fault
  }
  try {
    await keep()
  } catch (fault) {
    whenFull(fault)
    await caches.delete(pagesCache)
    await keep().catch(whenFull)
  }
}
