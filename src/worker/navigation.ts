import { cacheKey, ignoringVary, pagesCache, savedCache, storedAt } from '../shared/offline/caches.ts'
import { freshOrCopy } from './fresh-or-copy.ts'
import { type Libraries, offlineStartPage } from './saved-library.ts'
import { offlinePage, type Shell } from './shell.ts'

/** What the worker serves without a network besides copies of single pages. */
export interface OfflinePages {
  readonly shell: Shell
  readonly libraries: Libraries
}

/** The newer copy of a page, saved or visited. */
async function newestCopy(path: string): Promise<Response | undefined> {
  const found = await Promise.all(
    [savedCache, pagesCache].map(cacheName => caches.match(path, { cacheName, ...ignoringVary })),
  )
  const copies = found.filter(copy => copy !== undefined)
  return copies.sort((one, other) => storedAt(other) - storedAt(one))[0]
}

type NavigationRequest = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>

/** The network's response; `undefined` if it fails. */
async function fromNetwork({ request, preloadResponse }: NavigationRequest): Promise<Response | undefined> {
  try {
    // The browser requests it while the worker starts.
    const preloaded: Response | undefined = await preloadResponse
    return preloaded ?? (await fetch(request))
  } catch {
    return undefined
  }
}

/** The copy that is served in place of a page. */
const copyFor = async (request: Request, libraries: Libraries) =>
  (await offlineStartPage(request, libraries)) ?? (await newestCopy(cacheKey(request.url)))

/** Whether the request is a prefetch, before a click. */
const isPrefetch = ({ headers }: Request) => headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false

/**
 * Serves a page: from the network; from the copy if the network is slow or fails; otherwise the offline page in the
 * path's language. The start page's copy is the list of saved pages, if there is one. Without a copy it waits as long
 * as the browser does. A posted form has no copy. A prefetch never gets the offline page, since the network may be back
 * when the reader clicks.
 */
export async function serveNavigation(
  event: NavigationRequest,
  { shell, libraries }: OfflinePages,
): Promise<Response> {
  const path = cacheKey(event.request.url)
  const coming = fromNetwork(event)
  event.waitUntil(coming)
  const copy = event.request.method === 'GET' ? copyFor(event.request, libraries) : Promise.resolve(undefined)
  const page = await freshOrCopy(coming, copy)
  if (page || isPrefetch(event.request)) return page ?? Response.error()
  return (await offlinePage(shell, path)) ?? Response.error()
}
