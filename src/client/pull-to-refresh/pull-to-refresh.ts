import { behaviour, installLazily } from '../lib/behaviour.ts'

/** In the installed app, which has no reload button, a page is reloaded by pulling it down. */
export const install = behaviour(signal => {
  if (matchMedia('(display-mode: standalone)').matches) installLazily(signal, () => import('./pull.ts'))()
})
