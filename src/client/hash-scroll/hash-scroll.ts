import { followedLink, isSamePage } from '../followed-link/followed-link.ts'
import { observeBanner } from './banner.ts'
import { findTarget, focusQuestion, openAround } from './target.ts'

/** Milliseconds (specification, section 9): before the first look, between looks, and until it gives up. */
const startDelay = 300
const pause = 1000
const patience = 5000

/** What shows that the reader has gone on and is not to be carried away. */
const interruptions = ['scroll', 'keydown', 'pointerdown'] as const

/**
 * A link to a place on the page: the browser goes there itself, so history, `:target` and where the keyboard goes on
 * are its own; this waits until the target is there, which an island may bring, and opens what folds it away. How
 * the page scrolls and where it stops is said by `scroll-behavior` and `scroll-padding`.
 */
export function install(): () => void {
  let timer = 0
  const cancel = () => {
    clearTimeout(timer)
    for (const type of interruptions) document.removeEventListener(type, cancel)
  }

  /** Looks for the target now and each second; whether it came or not, the address follows in the end. */
  const look = (hash: string, go: (hash: string) => void, waited = 0) => {
    const target = findTarget(hash)
    if (!target && waited < patience) {
      for (const type of interruptions) document.addEventListener(type, cancel, { passive: true })
      timer = window.setTimeout(() => look(hash, go, waited + pause), pause)
      return
    }
    cancel()
    if (target) openAround(target)
    go(hash)
    focusQuestion(target)
  }

  const click = (event: MouseEvent) => {
    cancel()
    const link = followedLink(event)
    // The skip link goes at once: whoever uses it presses the next key soon. A language link keeps a choice.
    if (!link || !isSamePage(link) || link.matches('.skip, [data-language]')) return
    event.preventDefault()
    delete document.documentElement.dataset['returned']
    const { hash, href } = link
    if (href.includes('#')) timer = window.setTimeout(() => look(hash, toHash), startDelay)
    else toTop(href)
  }
  /** The address was changed by hand, or by the browser's back. */
  const change = () => {
    const target = location.hash ? findTarget(location.hash) : null
    if (target && openAround(target)) target.scrollIntoView()
    focusQuestion(target)
  }

  const leaving = new AbortController()
  const { signal } = leaving
  const teardowns = [observeBanner(), cancel]
  if (location.hash) {
    const target = findTarget(location.hash)
    if (target && openAround(target)) target.scrollIntoView()
    const isNew = document.documentElement.dataset['returned'] === undefined
    if (!target && isNew) look(location.hash, () => location.replace(location.hash))
  }
  document.addEventListener('click', click, { signal })
  window.addEventListener('hashchange', change, { signal })
  window.addEventListener('pagehide', cancel, { signal })
  return () => {
    leaving.abort()
    for (const teardown of teardowns) teardown()
  }
}

/** By its hash alone: the rest of the address may have changed since the click. */
const toHash = (hash: string) => location.assign(hash || '#')

/** To where the page begins, for eye and keyboard; the address loses a hash that it had. */
function toTop(href: string): void {
  if (location.hash) location.assign('#top')
  else location.replace('#top')
  history.replaceState(history.state, '', href)
}
