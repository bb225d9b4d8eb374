import { behaviour } from '../behaviour/behaviour.ts'
import { isReachable } from '../reachable/reachable.ts'
import { hasUnsaved } from '../unsaved/unsaved.ts'
import { showFailure } from './failure.ts'
import { mayReload } from './marker.ts'

/** Milliseconds after which a page that was being left is taken to stay: the address was a download, or did not answer. */
const patience = 15_000

/**
 * A chunk of the script that does not load was most often replaced by a newer one: the page is loaded again, once.
 * Where that does not help, cannot be, or would lose something, a message says so with a button that tries again.
 */
export const install = behaviour(signal => {
  let recovering = false
  /** Whether another address was asked for. */
  let isLeaving = false
  const recover = async () => {
    if (recovering) return
    recovering = true
    // One in the header has no room beside it.
    const place = document.querySelector('main [data-hydration=hydrating]')
    const isThere = await isReachable()
    // Firefox stops what a page is loading once another is asked for. A reload would then cancel the way to the other page.
    if (isLeaving) await new Promise(stay => setTimeout(stay, patience))
    isLeaving = false
    if (isThere && !hasUnsaved() && mayReload()) return location.reload()
    recovering = false
    showFailure(place)
  }
  const onMissingChunk = (event: Event) => {
    // Answered here: what waits for the chunk gets nothing, where it would get an error that nobody catches.
    event.preventDefault()
    void recover()
  }
  const onLeave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', onLeave, { signal })
  addEventListener('vite:preloadError', onMissingChunk, { signal })
})
