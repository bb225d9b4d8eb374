import { endOnInterruption } from './interruptions.ts'
import { findTarget, focusQuestion, openAround } from './target.ts'

/** Milliseconds between looks, and after the first look until it gives up (specification, section 9). */
const pause = 1000
const patience = 5000

/** Looks for the target now and each second; whether it came or not, the address follows in the end. */
function scrollUntilStable(hash: string, go: (hash: string) => void, abort: AbortController, end: number): void {
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
 * Follows a link to a place.
 *
 * @param abort what ends it, and is ended when it is there
 * @param first when to look for the target for the first time, on the clock of `performance.now()`
 */
export function followHash(hash: string, abort: AbortController, first: number): void {
  const start = () => scrollUntilStable(hash, toHash, abort, first + patience)
  const remaining = first - performance.now()
  // The click may be longer ago than it was to wait, where this file came late.
  if (remaining > 0) setTimeout(start, remaining)
  else start()
}

/** An address came with a hash: what it names is opened, or waited for. */
export function arrive(abort: AbortController): void {
  const target = findTarget(location.hash)
  if (target && openAround(target)) target.scrollIntoView()
  // Without one the browser has not gone there: the target came after it had looked, or is still to come.
  const hasGone = document.querySelector(':target') !== null
  if (hasGone || document.documentElement.dataset['returned'] !== undefined) return
  endOnInterruption(abort)
  scrollUntilStable(location.hash, () => location.replace(location.hash), abort, performance.now() + patience)
}

/** The hash of the address has changed: the browser has gone there, unless it was folded away. */
export function showPlace(): void {
  const target = location.hash ? findTarget(location.hash) : null
  if (target && openAround(target)) target.scrollIntoView()
  focusQuestion(target)
}

/** To where the page begins, for eye and keyboard; the address loses a hash that it had. */
export function goToTop(href: string): void {
  if (location.hash) location.assign('#top')
  else location.replace('#top')
  history.replaceState(history.state, '', href)
}

/** By its hash alone: the rest of the address may have changed since the click. */
const toHash = (hash: string) => location.assign(hash || '#')
