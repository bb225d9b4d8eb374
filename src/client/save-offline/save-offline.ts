import { behaviour, installLazily } from '../lib/behaviour.ts'

/** "Save for offline". Its code is loaded when it is first opened, or at once on a saved route. */
export const install = behaviour(signal => {
  const load = installLazily(signal, () => import('./save-menu.ts'))
  document.querySelector('[data-save]')?.addEventListener('toggle', load, { signal })
  if (document.querySelector('[data-saved=true] .days')) load()
})
