import { behaviour } from '../lib/behaviour.ts'
import { followedLink, isSamePage } from '../lib/followed-link.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import { endOnInterruption } from './interruptions.ts'

/** Milliseconds from a click to the first attempt to find its target (specification, section 9). */
const startDelay = 300

const load = () => import('./go-to-place.ts')

/**
 * A link to a place on the page. The browser itself goes there, so history, `:target` and focus work as usual; this
 * code waits for a target that an island may add, and opens the folded section that contains it. `scroll-behavior` and
 * `scroll-padding` decide how the page scrolls and where it stops. The code is loaded by the first such link, during
 * the required delay, or by an address with a hash.
 */
export const install = behaviour(signal => {
  let abort = new AbortController()
  const cancel = () => abort.abort()
  const click = (event: MouseEvent) => {
    cancel()
    const link = followedLink(event)
    // The skip link works without delay, since its users press the next key soon. Other code handles language links.
    if (!link || !isSamePage(link) || link.matches('.skip, [data-language]')) return
    event.preventDefault()
    const { dataset } = document.documentElement
    delete dataset['returned']
    // What is above the target is laid out first (`far.css`).
    dataset['script'] = link.hash
    const going = new AbortController()
    abort = going
    const first = performance.now() + startDelay
    setTimeout(() => endOnInterruption(going), startDelay)
    loadChunk(
      load,
      ({ followPlace }) => followPlace(link, going, first),
      () => location.assign(link.href),
    )
  }
  /** The address was edited, or the reader went back or forward. */
  const change = () => loadChunk(load, ({ showTarget }) => showTarget())

  const arriving = abort
  if (location.hash) loadChunk(load, ({ awaitTarget }) => awaitTarget(arriving))
  document.addEventListener('click', click, { signal })
  addEventListener('hashchange', change, { signal })
  addEventListener('pagehide', cancel, { signal })
  signal.addEventListener('abort', cancel)
})
