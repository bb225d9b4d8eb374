import type { PageMessage } from '../../shared/offline/messages.ts'
import { pageLocale } from '../page-locale/page-locale.ts'
import { mayReload } from '../reload-guard/marker.ts'
import { hasUnsaved } from '../unsaved/unsaved.ts'
import { show } from './bar.ts'
import { text } from './text.ts'

/** What a reader is in the middle of: a step of an order, a part of the page that was touched, a dialog, a film. */
const inUse = '[data-role=task], main [data-hydration]:not([data-hydration=idle]), dialog[open]'

const isBusy = () =>
  hasUnsaved() ||
  document.querySelector(inUse) !== null ||
  [...document.querySelectorAll('video')].some(film => !film.paused)

/** The reader has asked for the new version. */
let isUpdateRequested = false

function offer(take: () => void): void {
  const t = text(pageLocale())
  show('update', t.update, {
    words: t.reload,
    press: () => {
      isUpdateRequested = true
      take()
    },
  })
}

/** Milliseconds after which a worker that was asked to take over would have done so, were the old one idle. */
const patience = 3000

/**
 * Has the worker that waits take over. An old one that is spoken to in the moment in which it is ended starts again, and
 * Chromium then has the new one wait for half a minute of silence, or until a page is opened: this one is opened again.
 */
function takeOver(registration: ServiceWorkerRegistration): void {
  // Of several, the newest: it may have come since.
  const { waiting } = registration
  waiting?.postMessage({ type: 'take-over' } satisfies PageMessage)
  setTimeout(() => {
    if (waiting && registration.waiting === waiting) reloadIntoUpdate()
  }, patience)
}

/**
 * Follows a new worker, which takes over as soon as it waits, or when the reader says so. It is followed from its install on:
 * once it waits, nothing is asked of the old one because of it.
 */
export function follow(registration: ServiceWorkerRegistration): void {
  const take = () => takeOver(registration)
  const look = () => {
    if (!registration.waiting) return
    if (isBusy()) offer(take)
    else take()
  }
  look()
  registration.installing?.addEventListener('statechange', look)
}

/**
 * A new worker has taken over, as this page or another one asked it to. The page is loaded again, over nothing that the
 * reader has begun, and once: where two servers have two versions in turn it would go on for ever.
 */
export function reloadIntoUpdate(): void {
  if (isUpdateRequested || (!isBusy() && mayReload())) location.reload()
  else offer(() => location.reload())
}
