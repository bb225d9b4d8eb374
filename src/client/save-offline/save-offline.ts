import { behaviour, installLazily } from '../lib/behaviour.ts'

/** "Save for offline": all that it opens comes when it is opened first. */
export const install = behaviour(signal => {
  const load = installLazily(signal, () => import('./panel.ts'))
  document.querySelector('[data-save]')?.addEventListener('toggle', load, { once: true, signal })
})
