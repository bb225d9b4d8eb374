import { behaviour, installLazily } from '../lib/behaviour.ts'

/** Fills "Save for offline" when it is opened, and shows a saved route's day. */
export const install = behaviour(signal => {
  const menu = document.querySelector<HTMLDetailsElement>('[data-save]')
  if (document.querySelector('#today')) installLazily(signal, () => import('../today/today.ts'))()
  const load = installLazily(signal, () => import('./panel.ts'))
  const look = () => {
    if (menu?.open) load()
  }
  look()
  menu?.addEventListener('toggle', look, { signal })
})
