import * as v from 'valibot'
import {
  ignoringVary,
  isCacheablePage,
  isHashed,
  namedFiles,
  pagesCache,
  withStoredTime,
} from '../shared/offline/caches.ts'
import { pagePayload, payloadPath } from '../shared/page-payload.ts'
import { cacheInitialData } from './data.ts'
import { withQuotaRetry } from './with-quota-retry.ts'

type Files = Readonly<Record<string, number>>

/** Fetches the page; `undefined` if it is not from the same deploy as the list of its files. */
async function fetchPage(path: string, files: Files, cache: RequestCache): Promise<Response | undefined> {
  const answer = await fetch(path, { cache })
  if (!isCacheablePage(answer)) return undefined
  const named = namedFiles(await answer.clone().text())
  return named.every(file => file in files) ? answer : undefined
}

/** Caches a file if it is missing, or if its name has no hash. Returns whether it is in the cache. */
async function cacheFile(cache: Cache, path: string, mode: RequestCache): Promise<boolean> {
  if (isHashed(path) && (await cache.match(path, ignoringVary))) return true
  const file = (isHashed(path) && (await caches.match(path, ignoringVary))) || (await fetchFile(path, mode))
  if (file) await cache.put(path, file)
  return file !== undefined
}

async function fetchFile(path: string, cache: RequestCache): Promise<Response | undefined> {
  const answer = await fetch(path, { cache, mode: 'same-origin', priority: 'low' }).catch(() => undefined)
  return answer?.status === 200 ? answer : undefined
}

/**
 * Caches a page that was read, with all its files, most of them from the browser's HTTP cache. The page is written
 * last, so that a cached page is complete. An incomplete one is cached only if there is no other copy.
 *
 * @param savesData whether the reader saves data: then nothing is fetched that the page has not fetched itself
 */
export async function cacheVisited(
  path: string,
  { parameters, savesData, now }: { parameters: boolean; savesData: boolean; now: number },
): Promise<void> {
  const listed = await fetch(payloadPath(path))
  if (!listed.ok) return
  const { files, locale } = v.parse(pagePayload, await listed.clone().json())
  const page =
    (await fetchPage(path, files, parameters ? 'no-cache' : 'force-cache')) ??
    (await fetchPage(path, files, 'no-cache'))
  if (!page) return
  await withQuotaRetry(async () => {
    // Opened for each attempt: the first one's cache is deleted to make room, and later writes to it would be lost.
    const cache = await caches.open(pagesCache)
    let complete = true
    for (const file of Object.keys(files))
      if (file !== path)
        complete = (await cacheFile(cache, file, savesData ? 'only-if-cached' : 'force-cache')) && complete
    if (!complete && (await caches.match(path, ignoringVary))) return
    await cache.put(payloadPath(path), withStoredTime(listed.clone(), now))
    await cache.put(path, withStoredTime(page.clone(), now))
  })
  if (!savesData) await cacheInitialData(locale)
}
