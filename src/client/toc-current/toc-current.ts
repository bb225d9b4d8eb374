import { behaviour, installLazily } from '../lib/behaviour.ts'

/** A table of contents marks the section being read: at the top of a page that is none, so what does it comes with scrolling. */
export const install = behaviour(signal => {
  if (document.querySelector('.toc'))
    document.addEventListener(
      'scroll',
      installLazily(signal, () => import('./mark-current.ts')),
      { once: true, signal },
    )
})
