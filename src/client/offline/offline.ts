import { later } from '../later/later.ts'

/** Has the worker come once the page is loaded and idle: it is for the next page, and never in the way of this one. */
export function install(): () => void {
  // In development a worker would show yesterday's code.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => {}
  const leaving = new AbortController()
  const load = () => {
    if (!leaving.signal.aborted)
      later(
        () => import('./register.ts'),
        ({ register }) => register(),
      )
  }
  // Not every browser says when it is idle.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(load)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true, signal: leaving.signal })
  return () => leaving.abort()
}
