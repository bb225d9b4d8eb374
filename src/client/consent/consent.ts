import { savedChoice } from '../../stores/consent-record.ts'
import { consentKey } from '../../stores/keys.ts'
import { behaviour } from '../lib/behaviour.ts'
import { loadChunk } from '../lib/load-chunk.ts'

/**
 * The footer's "Cookie settings", and with a tag manager configured the question and what follows from the answer. All
 * of it is loaded on demand. Without a tag manager, or while a refusal is valid, nothing is loaded until the reader
 * opens the settings.
 */
export const install = behaviour(signal => {
  const id = import.meta.env.SITE_TAGS
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-consent]'))) return
    if (id)
      loadChunk(
        () => import('./tagged-page.ts'),
        ({ requestConsent }) => requestConsent('settings', id, signal),
      )
    else
      loadChunk(
        () => import('./dialog.ts'),
        ({ openSettings }) => openSettings(),
      )
  }
  document.addEventListener('click', click, { signal })
  // No tag runs on a page whose address contained a token.
  if (id && document.documentElement.dataset['token'] === undefined) {
    const start = () =>
      loadChunk(
        () => import('./tagged-page.ts'),
        ({ start }) => void start(id, signal),
      )
    if (savedChoice()?.length !== 0) start()
    else {
      // The reader may agree in another tab, also while this page is in the back/forward cache.
      const startAfterYes = () => savedChoice()?.length && start()
      addEventListener('storage', ({ key }) => key === consentKey && startAfterYes(), { signal })
      addEventListener('pageshow', ({ persisted }) => persisted && startAfterYes(), { signal })
    }
  }
})
