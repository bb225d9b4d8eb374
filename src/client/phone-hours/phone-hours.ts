import { later } from '../later/later.ts'

/** The hours are at the foot of each page: the calendar that knows whether the phone is open comes when they come near. */
export function install(): () => void {
  let stop: (() => void) | undefined
  let gone = false
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      later(
        () => import('./show-open.ts'),
        chunk => {
          if (!gone) stop = chunk.install()
        },
      )
    },
    { rootMargin: '600px' },
  )
  for (const place of document.querySelectorAll('[data-phone-hours]')) observer.observe(place)
  return () => {
    gone = true
    observer.disconnect()
    stop?.()
  }
}
