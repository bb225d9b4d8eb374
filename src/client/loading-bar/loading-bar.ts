import { announce } from '../lib/announce.ts'
import { behaviour } from '../lib/behaviour.ts'
import { followedLink, isHashLink } from '../lib/followed-link.ts'

/** Milliseconds (specification, section 9). */
const throttle = 200
const hideDelay = 500
const resetDelay = 400

/**
 * Milliseconds after which the bar is removed if no document has followed. The response may be a download or empty, and
 * no event says so.
 */
const patience = 15_000

/**
 * A document that appears within so many milliseconds of a click was prerendered (`src/routing/speculation-level.ts`) or loaded
 * very fast.
 */
const atOnce = 50

/** Whether a form's response will replace this document. */
function leavesPage({ defaultPrevented, target, submitter }: SubmitEvent): boolean {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return false
  const own = (name: string) => submitter?.getAttribute(`form${name}`) ?? target.getAttribute(name) ?? ''
  return !/^dialog$/i.test(own('method')) && /^(_self)?$/.test(own('target'))
}

/**
 * The bar at the top of the page while the next document or a form's response is loading. A document that took time
 * fades in; one that was ready is shown at once, since a fade would double its time.
 */
export const install = behaviour(signal => {
  const bar = document.querySelector<HTMLElement>('.loading')
  if (!bar) return
  let timer = 0
  let pending = 0
  const then = (milliseconds: number, next: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(next, milliseconds)
  }
  const reset = () => {
    clearTimeout(timer)
    delete bar.dataset['state']
  }
  const start = () => {
    pending = performance.now()
    then(throttle, () => {
      bar.dataset['state'] = 'loading'
      announce(bar.dataset['words'])
      then(patience, reset)
    })
  }
  /** Fills, fades and resets the bar, if it was shown at all. */
  const finish = () => {
    if (!bar.dataset['state']) return reset()
    bar.dataset['state'] = 'finished'
    then(hideDelay, () => {
      bar.dataset['state'] = 'hidden'
      then(resetDelay, reset)
    })
  }
  const click = (event: MouseEvent) => {
    const link = followedLink(event)
    if (link && !isHashLink(link)) start()
  }
  const submit = (event: SubmitEvent) => {
    if (leavesPage(event)) start()
  }
  /** Escape stops loading in browsers. */
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') reset()
  }
  const follow = ({ viewTransition }: PageSwapEvent) => {
    if (performance.now() - pending < atOnce) viewTransition?.skipTransition()
  }
  document.addEventListener('click', click, { signal })
  document.addEventListener('submit', submit, { signal })
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('loading:started', start, { signal })
  document.addEventListener('loading:finished', finish, { signal })
  addEventListener('pageswap', follow, { signal })
  addEventListener('pagehide', reset, { signal })
  addEventListener('pageshow', reset, { signal })
  signal.addEventListener('abort', reset)
})
