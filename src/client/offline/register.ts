import type { PageMessage } from '../../shared/offline/messages.ts'
import { loadChunk } from '../later/later.ts'
import { scriptAddress } from '../trusted-types/script-address.ts'
import { copyTime } from './copy-time.ts'

export const { serviceWorker } = navigator
const page = document.documentElement

/** Tells the worker that this page was read. What does something, or tells of a fault, is never kept. */
async function tellVisited(): Promise<void> {
  const { active } = await serviceWorker.ready
  if (page.dataset['role'] !== undefined || copyTime() > 0) return
  const message = { type: 'visited', path: location.pathname, parameters: location.search !== '' } as const
  active?.postMessage(message satisfies PageMessage)
}

/** Follows a registration: a new worker that comes or waits, one that takes over. */
function followUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const load = (took: boolean) =>
    loadChunk(
      () => import('./update.ts'),
      ({ reloadIntoUpdate, follow }) => (took ? reloadIntoUpdate() : follow(registration)),
    )
  // The first one waits for nobody.
  const look = () => registration.active && (registration.installing ?? registration.waiting) && load(false)
  look()
  registration.addEventListener('updatefound', look, { signal })
  // The first worker's claim is no new version.
  let first = !serviceWorker.controller
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (!first) load(true)
      first = false
    },
    { signal },
  )
  // A page may stay open for days, and the browser asks for a new worker only when one is left for another.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) registration.update().catch(() => {})
    },
    { signal },
  )
}

/** Without a worker nothing is kept that could be shown or told of, not even what would tell. */
const showNetwork = () => {
  if (serviceWorker.controller)
    loadChunk(
      () => import('./network.ts'),
      chunk => chunk.showNetwork(),
    )
}

/**
 * Registers the worker, has it keep this page, and says what there is to say of network and version. How far it is stands
 * on `<html>`: `data-worker` is `ready` or `error`.
 */
export async function register(signal: AbortSignal): Promise<void> {
  if (!navigator.onLine || copyTime() > 0) showNetwork()
  addEventListener('offline', showNetwork, { signal })
  try {
    const registration = await serviceWorker.register(scriptAddress('/sw.js'))
    followUpdates(registration, signal)
    await tellVisited()
    page.dataset['worker'] = 'ready'
  } catch {
    page.dataset['worker'] = 'error'
  }
}
