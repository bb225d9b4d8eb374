import { ignoringVary, storedAt, cacheKey, pagesCache, savedCache } from '../shared/offline/caches.ts'
import { freshOrCopy } from './fresh-or-copy.ts'
import { offlinePage, type Shell } from './shell.ts'

/** The newer copy of a page among the saved and the visited ones. */
async function newestCopy(path: string): Promise<Response | undefined> {
  const found = await Promise.all(
    [savedCache, pagesCache].map(cacheName => caches.match(path, { cacheName, ...ignoringVary })),
  )
  const copies = found.filter(copy => copy !== undefined)
  return copies.sort((one, other) => storedAt(other) - storedAt(one))[0]
}

type NavigationRequest = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>

/** The network's answer; `undefined` where none comes. */
async function fromNetwork({ request, preloadResponse }: NavigationRequest): Promise<Response | undefined> {
  try {
    // Asked for by the browser while the worker starts.
    const preloaded: Response | undefined = await preloadResponse
    return preloaded ?? (await fetch(request))
  } catch {
    return undefined
  }
}

/** Whether the browser asks ahead of a click. */
const isPrefetch = ({ headers }: Request) => headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false

/**
 * Answers the request for a page: from the network, where it does not come soon or is a fault from the copy, and else
 * with the offline page of its language. Without a copy it waits for as long as the browser does. A form that is posted
 * has no copy. What is asked ahead of a click is not answered by the offline page: the network may be back at the click,
 * which then asks itself.
 */
export async function serveNavigation(event: NavigationRequest, shell: Shell): Promise<Response> {
  const path = cacheKey(event.request.url)
  const coming = fromNetwork(event)
  event.waitUntil(coming)
  const copy = event.request.method === 'GET' ? newestCopy(path) : Promise.resolve(undefined)
  const page = await freshOrCopy(coming, copy)
  if (page || isPrefetch(event.request)) return page ?? Response.error()
  return (await offlinePage(shell, path)) ?? Response.error()
}
