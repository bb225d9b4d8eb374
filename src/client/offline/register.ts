import type { PageMessage } from '../../shared/offline/messages.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import { scriptAddress } from '../lib/script-address.ts'
import { copyTime } from './copy-time.ts'

export const { serviceWorker } = navigator
const page = document.documentElement

/** Tells the worker that this page was read. Task pages and error pages are never cached. */
async function reportVisit(): Promise<void> {
  const { active } = await serviceWorker.ready
  if ('role' in page.dataset || copyTime()) return
  const message = { type: 'visited', path: location.pathname, parameters: location.search !== '' } as const
  active?.postMessage(message satisfies PageMessage)
}

/** Watches a registration for new, waiting and activated workers. */
function followUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const load = (took: boolean) =>
    loadChunk(
      () => import('./update.ts'),
      ({ reload, follow }) => (took ? reload() : follow(registration)),
    )
  // The very first worker has none to wait for.
  const look = () => registration.active && (registration.installing ?? registration.waiting) && load(false)
  look()
  registration.addEventListener('updatefound', look, { signal })
  // When the first worker takes control, that is not a new version.
  let first = !serviceWorker.controller
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (!first) load(true)
      first = false
    },
    { signal },
  )
  // A page may stay open for days, and browsers look for a new worker only on navigation.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) registration.update().catch(() => {})
    },
    { signal },
  )
}

/** Without a worker nothing is cached, this chunk included. */
const showNetwork = () => {
  if (serviceWorker.controller)
    loadChunk(
      () => import('./network.ts'),
      chunk => chunk.notify(),
    )
}

/**
 * Registers the worker, has it cache this page, and shows notices about network and version. `data-worker` on `<html>`
 * becomes `ready`, `refresh` if a new version waits for the reader (`update.ts`), or `error`.
 */
export async function register(signal: AbortSignal): Promise<void> {
  if (!navigator.onLine || copyTime()) showNetwork()
  addEventListener('offline', showNetwork, { signal })
  try {
    const registration = await serviceWorker.register(scriptAddress('/sw.js'))
    followUpdates(registration, signal)
    await reportVisit()
    page.dataset['worker'] ??= 'ready'
  } catch {
    page.dataset['worker'] = 'error'
  }
}
