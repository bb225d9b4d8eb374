import { dataCache, pagesCache, shellPrefix } from '../shared/offline/caches.ts'

/**
 * In place of a worker that turned out to be broken: takes over at once, removes what the worker kept by itself, and goes.
 * Open pages stay as they are, with all that is typed there; their next page comes from the network. Saved pages stay for
 * a worker that can show them again.
 */
export function selfDestruct(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', event => event.waitUntil(unregister(worker)))
  // Empty on purpose: a navigation that started under the old worker, which has such a listener, is handed to this one. Where
  // it had none, Chromium could leave that navigation without an answer for half a minute.
  worker.addEventListener('fetch', () => {})
}

async function unregister({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  const names = await caches.keys()
  const own = names.filter(name => name.startsWith(shellPrefix) || name === pagesCache || name === dataCache)
  await Promise.all(own.map(name => caches.delete(name)))
  await registration.unregister()
}
