import * as v from 'valibot'
import { isData, isHashed } from '../shared/offline/caches.ts'
import { pageMessage } from '../shared/offline/messages.ts'
import { limits, removeShells, trimVisited } from './bounds.ts'
import { serveData } from './data.ts'
import { serveChanging, serveHashed } from './files.ts'
import { type OfflinePages, serveNavigation } from './navigation.ts'
import { setPreload } from './preload.ts'
import { cacheShell, shellName } from './shell.ts'
import { cacheVisited } from './visited.ts'

/** Whether the reader has asked the browser to save data. Not every browser reports it. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return v.is(v.object({ saveData: v.literal(true) }), connection)
}

/** Starts the worker: it serves requests when the network does not, and caches pages that were read. */
export function serve(worker: ServiceWorkerGlobalScope, offlinePages: OfflinePages): void {
  const { shell } = offlinePages
  /** Caches one page at a time. */
  let keeping = Promise.resolve()
  const keepNext = (work: () => Promise<void>) => {
    // Ignore a lost network; the next visit tries again.
    keeping = keeping.then(work).catch(() => undefined)
    return keeping
  }

  const visited = async (path: string, parameters: boolean) => {
    await cacheVisited(path, { parameters, savesData: savesData(), now: Date.now() })
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const isOnlyWindow = windows.length < 2
    await trimVisited(limits, isOnlyWindow)
    await cacheShell(shell)
    // A newer worker has cached its shell already.
    const { installing, waiting } = worker.registration
    if (isOnlyWindow && !installing && !waiting) await removeShells(shellName(shell))
  }

  worker.addEventListener('install', event => event.waitUntil(cacheShell(shell)))

  worker.addEventListener('activate', event => {
    // Nothing is removed yet: an open page may need it.
    const preload = setPreload(worker.registration.navigationPreload, navigator.userAgent)
    event.waitUntil(Promise.all([preload, worker.clients.claim()]))
  })

  worker.addEventListener('message', event => {
    const message = v.safeParse(pageMessage, event.data)
    if (!message.success) return
    const { output } = message
    if (output.type === 'take-over') event.waitUntil(worker.skipWaiting())
    else event.waitUntil(keepNext(() => visited(output.path, output.parameters)))
  })

  worker.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin !== worker.location.origin) return
    if (request.mode === 'navigate') return event.respondWith(serveNavigation(event, offlinePages))
    if (request.method !== 'GET') return
    if (isHashed(pathname)) event.respondWith(serveHashed(request))
    else if (isData(pathname)) event.respondWith(serveData(request, work => event.waitUntil(work)))
    else if (isOfPage(request)) event.respondWith(serveChanging(request))
  })
}

/** A page's resource whose content may change, such as a film or an icon. */
const isOfPage = ({ destination }: Request) =>
  /^(?:image|video|track|font|style|script|manifest)$/.test(destination)
