import { later } from '../later/later.ts'

/** A table of contents marks the section being read: at the top of a page that is none, so what does it comes with scrolling. */
export function install(): () => void {
  let stop: (() => void) | undefined
  const leaving = new AbortController()
  const load = () =>
    later(
      () => import('./mark-current.ts'),
      ({ markCurrent }) => {
        if (!leaving.signal.aborted) stop = markCurrent()
      },
    )
  if (document.querySelector('.toc'))
    document.addEventListener('scroll', load, { once: true, signal: leaving.signal })
  return () => {
    leaving.abort()
    stop?.()
  }
}
