import { behaviour, rest } from '../behaviour/behaviour.ts'

/** Takes the campaign that runs away when it ends. Most of the year none runs, and nothing more is loaded. */
export const install = behaviour(signal => {
  if (document.querySelector('[data-campaign]:not([hidden])')) rest(signal, () => import('./count-down.ts'))()
})
