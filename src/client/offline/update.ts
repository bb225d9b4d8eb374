import type { PageMessage } from '../../shared/offline/messages.ts'
import { pageLocale } from '../page-locale/page-locale.ts'
import { mayReload } from '../reload-guard/marker.ts'
import { wouldLose } from '../unsaved/unsaved.ts'
import { show } from './bar.ts'
import { text } from './text.ts'

/** What a reader is in the middle of: a step of an order, a part of the page that was touched, a dialog, a film. */
const inUse = '[data-role=task], main [data-hydration]:not([data-hydration=idle]), dialog[open]'

const isBusy = () =>
  wouldLose() ||
  document.querySelector(inUse) !== null ||
  [...document.querySelectorAll('video')].some(film => !film.paused)

/** The reader has asked for the new version. */
let wanted = false

function offer(take: () => void): void {
  const t = text(pageLocale())
  show('update', t.update, {
    words: t.reload,
    press: () => {
      wanted = true
      take()
    },
  })
}

/** A new worker waits: it takes over at once, or when the reader says so. */
export function waits(registration: ServiceWorkerRegistration): void {
  // Of several, the newest: it may have come since.
  const takeOver = () => registration.waiting?.postMessage({ type: 'take-over' } satisfies PageMessage)
  if (isBusy()) offer(takeOver)
  else takeOver()
}

/**
 * A new worker has taken over, as this page or another one asked it to. The page is loaded again, over nothing that the
 * reader has begun, and once: where two servers have two versions in turn it would go on for ever.
 */
export function tookOver(): void {
  if (wanted || (!isBusy() && mayReload())) location.reload()
  else offer(() => location.reload())
}
