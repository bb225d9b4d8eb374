import { behaviour } from '../behaviour/behaviour.ts'
import { isReachable } from '../reachable/reachable.ts'
import { wouldLose } from '../unsaved/unsaved.ts'
import { showFailure } from './failure.ts'
import { mayReload } from './marker.ts'

/**
 * A chunk of the script that does not load was most often replaced by a newer one: the page is loaded again, once.
 * Where that does not help, cannot be, or would lose something, a message says so with a button that tries again.
 */
export const install = behaviour(signal => {
  let recovering = false
  const recover = async (place: Element | undefined) => {
    if (recovering) return
    recovering = true
    if ((await isReachable()) && !wouldLose() && mayReload()) return location.reload()
    recovering = false
    showFailure(place)
  }
  const onPart = (event: Event) => {
    // Answered here: what waits for the chunk gets nothing, where it would get an error that nobody catches.
    event.preventDefault()
    // One in the header has no room beside it.
    void recover(document.querySelector('main [data-hydration=hydrating]') ?? undefined)
  }
  addEventListener('vite:preloadError', onPart, { signal })
})
