import { behaviour } from '../lib/behaviour.ts'
import { isReachable } from '../lib/reachable.ts'
import { hasUnsaved } from '../lib/unsaved.ts'
import { showFailure } from './failure.ts'
import { mayReload } from './marker.ts'

/** Milliseconds after which a navigation is taken to have failed or to have been a download. */
const patience = 15_000

/**
 * A missing chunk was usually replaced by a new deploy, so the page is reloaded, once. If that does not help, is not
 * possible or would lose input, a message with a retry button is shown.
 */
export const install = behaviour(signal => {
  let recovering = false
  /** Resolves once a navigation that has started should be over. A link to an e-mail address counts as one. */
  let leaving: Promise<unknown> | undefined
  const recover = async () => {
    if (recovering) return
    recovering = true
    // An island in the header has no room for a message beside it.
    const place = document.querySelector('main [data-hydration=hydrating]')
    const isThere = await isReachable()
    // Firefox aborts a page's requests once a navigation starts. A reload would cancel that navigation.
    await leaving
    if (isThere && !hasUnsaved() && mayReload()) {
      location.reload()
      // Until the new page comes, which takes long on a slow line, the reader may type into this one.
      await new Promise(typed => addEventListener('input', typed))
      stop()
    }
    recovering = false
    showFailure(place)
  }
  const onMissingChunk = (event: Event) => {
    // Handled here, so that the import resolves with `undefined` instead of an uncaught error.
    event.preventDefault()
    void recover()
  }
  const onLeave = () => {
    leaving = new Promise(stay => setTimeout(stay, patience))
  }
  addEventListener('beforeunload', onLeave, { signal })
  addEventListener('vite:preloadError', onMissingChunk, { signal })
})
