import { endOnInterruption } from './interruptions.ts'
import { findTarget, focusQuestion, openAround } from './target.ts'

/** Milliseconds between two attempts, and from the first attempt until it gives up (specification, section 9). */
const pause = 1000
const patience = 5000

/**
 * Looks for the target now and then every second. In the end the address is updated, whether or not the target was
 * found.
 */
function scrollUntilStable(
  hash: string,
  go: (hash: string) => void,
  abort: AbortController,
  end: number,
): void {
  if (abort.signal.aborted) return
  const target = findTarget(hash)
  const remaining = end - performance.now()
  if (!target && remaining > 0) {
    const timer = setTimeout(() => scrollUntilStable(hash, go, abort, end), Math.min(pause, remaining))
    abort.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    return
  }
  abort.abort()
  if (target) openAround(target)
  go(hash)
  focusQuestion(target)
}

/**
 * Follows a link to a place or to the top of the page.
 *
 * @param abort stops the search; it is aborted when the target is found
 * @param first when to look for the target for the first time, on the clock of `performance.now()`
 */
export function followPlace({ hash, href }: HTMLAnchorElement, abort: AbortController, first: number): void {
  if (!href.includes('#')) {
    goToTop(href)
    return
  }
  const start = () => scrollUntilStable(hash, toHash, abort, first + patience)
  const remaining = first - performance.now()
  // If this file loaded late, the delay since the click may be over already.
  if (remaining > 0) setTimeout(start, remaining)
  else start()
}

/** Handles a page that was opened with a hash: opens the target, or waits for it. */
export function awaitTarget(abort: AbortController): void {
  const target = findTarget(location.hash)
  if (target && openAround(target)) target.scrollIntoView()
  // Without a `:target` the browser has not scrolled: the target did not exist yet.
  const hasGone = document.querySelector(':target') !== null
  if (hasGone || document.documentElement.dataset['returned'] !== undefined) return
  endOnInterruption(abort)
  scrollUntilStable(location.hash, () => location.replace(location.hash), abort, performance.now() + patience)
}

/** Handles a changed hash: the browser has scrolled there, unless the target was folded away. */
export function showTarget(): void {
  const target = location.hash ? findTarget(location.hash) : null
  if (target && openAround(target)) target.scrollIntoView()
  focusQuestion(target)
}

/** Goes to the top of the page, with scrolling and focus, and removes the hash from the address. */
function goToTop(href: string): void {
  if (location.hash) location.assign('#top')
  else location.replace('#top')
  history.replaceState(history.state, '', href)
}

/** Changes only the hash, since the rest of the address may have changed since the click. */
const toHash = (hash: string) => location.assign(hash || '#')
