import { behaviour, installLazily } from '../lib/behaviour.ts'

/** Shows whether the phone is open. The calendar is loaded when the hours in the footer come near the window. */
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
