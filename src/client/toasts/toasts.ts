import { hydratedEvent } from '../../shared/hydrated-event.ts'
import { later } from '../later/later.ts'

/**
 * Loads what shows toasts once an island runs that may send one, and else at the first one. It must be there when it is
 * needed: a form that is sent without a network has a toast to show.
 */
export function install(): () => void {
  let stop: (() => void) | undefined
  const leaving = new AbortController()
  const load = () =>
    later(
      () => import('./show-toasts.ts'),
      chunk => {
        if (!leaving.signal.aborted) stop ??= chunk.install()
      },
    )
  for (const type of [hydratedEvent, 'toast:added'])
    document.addEventListener(type, load, { once: true, signal: leaving.signal })
  return () => {
    leaving.abort()
    stop?.()
  }
}
