import { hydratedEvent } from '../../shared/hydrated-event.ts'
import { behaviour, installLazily } from '../lib/behaviour.ts'

/**
 * Loads what shows toasts once an island runs that may send one, and else at the first one. It must be there when it is
 * needed: a form that is sent without a network has a toast to show.
 */
export const install = behaviour(signal => {
  const load = installLazily(signal, () => import('./show-toasts.ts'))
  for (const type of [hydratedEvent, 'toast:added'])
    document.addEventListener(type, load, { once: true, signal })
})
