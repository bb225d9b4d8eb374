import type { Locale } from '../i18n/locales.ts'
import { cacheKey, dataCache, ignoringVary } from '../shared/offline/caches.ts'
import { searchFile } from '../shared/search/file.ts'
import { cataloguePath } from '../shared/shop/catalogue/address.ts'
import { freshOrCopy } from './fresh-or-copy.ts'
import { withQuotaRetry } from './with-quota-retry.ts'

const cachedData = (path: string) => caches.match(path, { cacheName: dataCache, ...ignoringVary })

/**
 * Data of the search or of the shop, which is kept as it comes; the last that came, where none comes soon.
 *
 * @param waitUntil has the worker live on until the data is kept
 */
export function serveData(request: Request, waitUntil: (work: Promise<void>) => void): Promise<Response> {
  const coming = fetch(request)
  const keep = async (answer: Response) => {
    if (answer.status === 200) await cacheData(cacheKey(request.url), answer.clone())
  }
  // Said at once: it may come after the copy was shown, and a request that is answered keeps no worker alive.
  waitUntil(coming.then(keep, () => undefined))
  return freshOrCopy(coming, cachedData(cacheKey(request.url)))
}

async function cacheData(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(dataCache)
  // A failed attempt has used up what it was given.
  await withQuotaRetry(() => cache.put(path, answer.clone()))
}

/** Keeps what the search and the shop of a language need, where none of it is there: a page that was read asks for it when it is touched. */
export async function cacheInitialData(locale: Locale): Promise<void> {
  for (const path of [searchFile(locale), cataloguePath(locale)]) {
    if (await cachedData(path)) continue
    const answer = await fetch(path, { priority: 'low' })
    if (answer.status === 200) await cacheData(path, answer)
  }
}
