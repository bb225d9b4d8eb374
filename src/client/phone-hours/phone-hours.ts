import { behaviour, installLazily } from '../behaviour/behaviour.ts'

/** The hours are at the foot of each page: the calendar that knows whether the phone is open comes when they come near. */
export const install = behaviour(signal => {
  const load = installLazily(signal, () => import('./show-open.ts'))
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      load()
    },
    { rootMargin: '600px' },
  )
  for (const place of document.querySelectorAll('[data-phone-hours]')) observer.observe(place)
  signal.addEventListener('abort', () => observer.disconnect())
})
