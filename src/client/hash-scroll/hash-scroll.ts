import { behaviour } from '../behaviour/behaviour.ts'
import { followedLink, isSamePage } from '../followed-link/followed-link.ts'
import { loadChunk } from '../later/later.ts'
import { observeBanner } from './banner.ts'
import { endOnInterruption } from './interruptions.ts'

/** Milliseconds from a click to the first look for its target (specification, section 9). */
const startDelay = 300

const load = () => import('./go-to-place.ts')

/**
 * A link to a place on the page: the browser goes there itself, so history, `:target` and where the keyboard goes on
 * are its own; this waits until the target is there, which an island may bring, and opens what folds it away. How
 * the page scrolls and where it stops is said by `scroll-behavior` and `scroll-padding`. What does it is loaded by the
 * first such link, in the time that has to pass anyway, or by an address with a hash.
 */
export const install = behaviour(signal => {
  let abort = new AbortController()
  const cancel = () => abort.abort()
  const click = (event: MouseEvent) => {
    cancel()
    const link = followedLink(event)
    // The skip link goes at once: whoever uses it presses the next key soon. A language link keeps a choice.
    if (!link || !isSamePage(link) || link.matches('.skip, [data-language]')) return
    event.preventDefault()
    delete document.documentElement.dataset['returned']
    const { hash, href } = link
    const going = new AbortController()
    abort = going
    const first = performance.now() + startDelay
    setTimeout(() => endOnInterruption(going), startDelay)
    loadChunk(
      load,
      ({ followHash, goToTop }) => (href.includes('#') ? followHash(hash, going, first) : goToTop(href)),
      () => location.assign(href),
    )
  }
  /** The address was changed by hand, or by the browser's back. */
  const change = () => loadChunk(load, ({ showPlace }) => showPlace())

  observeBanner(signal)
  const arriving = abort
  if (location.hash) loadChunk(load, ({ arrive }) => arrive(arriving))
  document.addEventListener('click', click, { signal })
  addEventListener('hashchange', change, { signal })
  addEventListener('pagehide', cancel, { signal })
  signal.addEventListener('abort', cancel)
})
