import { later } from '../later/later.ts'

/** Loads what shows toasts at the first one. */
export function install(): () => void {
  let stop: (() => void) | undefined
  const leaving = new AbortController()
  const load = () =>
    later(
      () => import('./show-toasts.ts'),
      part => {
        if (!leaving.signal.aborted) stop ??= part.install()
      },
    )
  document.addEventListener('toast:added', load, { signal: leaving.signal })
  return () => {
    leaving.abort()
    stop?.()
  }
}
