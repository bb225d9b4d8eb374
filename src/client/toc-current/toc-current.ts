import { behaviour, installLazily } from '../lib/behaviour.ts'

/**
 * A table of contents marks the section being read. At the top of a page nothing is marked, so the code is loaded at
 * the first scroll.
 */
export const install = behaviour(signal => {
  if (document.querySelector('.toc'))
    document.addEventListener(
      'scroll',
      installLazily(signal, () => import('./mark-current.ts')),
      { once: true, signal },
    )
})
