import type { Locale } from '../i18n/locales.ts'
import { cacheKey, dataCache, ignoringVary } from '../shared/offline/caches.ts'
import { searchFile } from '../shared/search/file.ts'
import { cataloguePath } from '../shared/shop/catalogue/address.ts'
import { freshOrCopy } from './fresh-or-copy.ts'
import { withQuotaRetry } from './with-quota-retry.ts'

const cachedData = (path: string) => caches.match(path, { cacheName: dataCache, ...ignoringVary })

/**
 * Serves data of the search or the shop from the network, and caches it. It serves the copy if the network is slow.
 *
 * @param waitUntil keeps the worker alive until the data is cached
 */
export function serveData(request: Request, waitUntil: (work: Promise<void>) => void): Promise<Response> {
  const coming = fetch(request)
  const keep = async (answer: Response) => {
    if (answer.status === 200) await cacheData(cacheKey(request.url), answer.clone())
  }
  // Called at once: the data may arrive after the copy was served, and an answered request does not keep the worker
  // alive.
  waitUntil(coming.then(keep, () => undefined))
  return freshOrCopy(coming, cachedData(cacheKey(request.url)))
}

async function cacheData(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(dataCache)
  // A failed attempt consumes the response's body.
  await withQuotaRetry(() => cache.put(path, answer.clone()))
}

/**
 * Caches the data of a language's search and shop if it is missing, since a page that is read offline needs it on
 * interaction.
 */
export async function cacheInitialData(locale: Locale): Promise<void> {
  for (const path of [searchFile(locale), cataloguePath(locale)]) {
    if (await cachedData(path)) continue
    const answer = await fetch(path, { priority: 'low' })
    if (answer.status === 200) await cacheData(path, answer)
  }
}
