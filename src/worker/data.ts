import type { Locale } from '../i18n/locales.ts'
import { anyPacking, dataCache, keptUnder } from '../shared/offline/caches.ts'
import { searchFile } from '../shared/search/file.ts'
import { cataloguePath } from '../shared/shop/catalogue/address.ts'
import { freshOrCopy } from './fresh-or-copy.ts'
import { ifFull } from './if-full.ts'

const keptData = (path: string) => caches.match(path, { cacheName: dataCache, ...anyPacking })

/**
 * Data of the search or of the shop, which is kept as it comes; the last that came, where none comes soon.
 *
 * @param until has the worker live on until the data is kept
 */
export function answerData(request: Request, until: (work: Promise<void>) => void): Promise<Response> {
  const coming = fetch(request)
  const keep = async (answer: Response) => {
    if (answer.status === 200) await keepData(keptUnder(request.url), answer.clone())
  }
  // Said at once: it may come after the copy was shown, and a request that is answered keeps no worker alive.
  until(coming.then(keep, () => undefined))
  return freshOrCopy(coming, keptData(keptUnder(request.url)))
}

async function keepData(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(dataCache)
  // A failed attempt has used up what it was given.
  await ifFull(() => cache.put(path, answer.clone()))
}

/** Keeps what the search and the shop of a language need, where none of it is there: a page that was read asks for it when it is touched. */
export async function keepFirstData(locale: Locale): Promise<void> {
  for (const path of [searchFile(locale), cataloguePath(locale)]) {
    if (await keptData(path)) continue
    const answer = await fetch(path, { priority: 'low' })
    if (answer.status === 200) await keepData(path, answer)
  }
}
