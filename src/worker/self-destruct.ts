import { dataCache, pagesCache, shellPrefix } from '../shared/offline/caches.ts'

/**
 * Replaces a broken worker: takes over at once, deletes the caches that the worker filled by itself, and unregisters.
 * Open pages keep everything that was typed; their next navigation goes to the network. Saved pages stay for a later
 * worker.
 */
export function selfDestruct(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', event => event.waitUntil(unregister(worker)))
  // Empty on purpose: a navigation that started under the old worker, which has such a listener, is passed to this one.
  // Without a listener Chromium could leave that navigation unanswered for half a minute.
  worker.addEventListener('fetch', () => {})
}

async function unregister({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  const names = await caches.keys()
  const own = names.filter(name => name.startsWith(shellPrefix) || name === pagesCache || name === dataCache)
  await Promise.all(own.map(name => caches.delete(name)))
  await registration.unregister()
}
