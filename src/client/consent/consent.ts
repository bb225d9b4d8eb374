import { savedChoice } from '../../stores/consent-record.ts'
import { consentKey } from '../../stores/keys.ts'
import { behaviour } from '../behaviour/behaviour.ts'
import { loadChunk } from '../later/later.ts'

/**
 * The footer's "Cookie settings", and with a tag manager configured the question and what follows from the answer.
 * All of it comes by import, and none of that before it is asked for where nothing is to be asked: without a tag
 * manager, and after a no, for as long as it holds.
 */
export const install = behaviour(signal => {
  const id = import.meta.env.SITE_TAGS
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-consent]'))) return
    if (id)
      loadChunk(
        () => import('./tagged-page.ts'),
        ({ ask }) => ask('settings', id, signal),
      )
    else
      loadChunk(
        () => import('./dialog.ts'),
        ({ openSettings }) => openSettings(),
      )
  }
  document.addEventListener('click', click, { signal })
  // On a page whose address brought a token no tag runs.
  if (id && document.documentElement.dataset['token'] === undefined) {
    const start = () =>
      loadChunk(
        () => import('./tagged-page.ts'),
        ({ start }) => void start(id, signal),
      )
    if (savedChoice()?.length !== 0) start()
    else {
      // Another tab may take a yes, also while this page is only kept for the way back.
      const startAfterYes = () => savedChoice()?.length && start()
      addEventListener('storage', ({ key }) => key === consentKey && startAfterYes(), { signal })
      addEventListener('pageshow', ({ persisted }) => persisted && startAfterYes(), { signal })
    }
  }
})
