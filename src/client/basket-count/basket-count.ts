import { basketKey } from '../../stores/keys.ts'
import { later } from '../later/later.ts'

/**
 * Shows how much is in the basket, in the header and in the bar below. What shows it is loaded only where there is
 * something in it, or where something is put into it.
 */
export function install(): () => void {
  let stop: (() => void) | undefined
  const leaving = new AbortController()
  const { signal } = leaving
  const load = () =>
    later(
      () => import('./show-basket.ts'),
      chunk => {
        if (!signal.aborted) stop ??= chunk.install()
      },
    )
  const look = () => {
    try {
      if (localStorage.getItem(basketKey)) load()
    } catch {
      // Storage may be forbidden: then the basket lives as long as its page, which tells of it.
    }
  }
  look()
  document.addEventListener('basket:changed', load, { once: true, signal })
  // Another tab has put something in, or this page comes back after one did.
  for (const type of ['storage', 'pageshow']) addEventListener(type, look, { signal })
  return () => {
    leaving.abort()
    stop?.()
  }
}
