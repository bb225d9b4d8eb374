import type { PageMessage } from '../../shared/offline/messages.ts'
import { showNotice } from '../lib/notice-bar.ts'
import { pageLocale } from '../lib/page-locale.ts'
import { hasUnsaved } from '../lib/unsaved.ts'
import { mayReload } from '../reload-guard/marker.ts'
import { text } from './text.ts'

/** Elements that show that the reader is busy: a task page, an island in use, a dialog. */
const inUse = '[data-role=task], main [data-hydration]:not([data-hydration=idle]), dialog[open]'

const isBusy = () =>
  hasUnsaved() ||
  document.querySelector(inUse) !== null ||
  [...document.querySelectorAll('video')].some(film => !film.paused)

/** Whether the reader has asked for the new version. */
let isUpdateRequested = false

function offer(take: () => void): void {
  const t = text(pageLocale())
  document.documentElement.dataset['worker'] = 'refresh'
  showNotice('update', t.update, {
    words: t.reload,
    press: () => {
      isUpdateRequested = true
      take()
    },
  })
}

/** Milliseconds within which a waiting worker takes over if the old one is idle. */
const patience = 3000

/**
 * Has the waiting worker take over. If the old one gets a message just as it is being stopped, it starts again, and
 * Chromium then makes the new one wait for half a minute of silence or a navigation; so the page is reloaded.
 */
function takeOver(registration: ServiceWorkerRegistration): void {
  // Read it now, since a newer worker may have replaced the one that was waiting.
  const { waiting } = registration
  waiting?.postMessage({ type: 'take-over' } satisfies PageMessage)
  setTimeout(() => {
    if (waiting && registration.waiting === waiting) reload()
  }, patience)
}

/**
 * Follows a new worker, which takes over as soon as it is waiting, or when the reader agrees. It is followed from its
 * installation, so that nothing is loaded through the old worker once it waits.
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
 * Reloads the page after a new worker has taken over, unless unsaved input would be lost, and only once: with two
 * servers on different versions it would loop.
 */
export function reload(): void {
  if (isUpdateRequested || (!isBusy() && mayReload())) location.reload()
  else offer(() => location.reload())
}
