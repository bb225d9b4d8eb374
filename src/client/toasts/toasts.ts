import { hydratedEvent } from '../../shared/hydrated-event.ts'
import { behaviour, installLazily } from '../lib/behaviour.ts'

/**
 * Loads the code that shows toasts once an island runs that may send one, or else at the first toast. It must be there
 * in time, since a form that is sent without a network shows a toast.
 */
export const install = behaviour(signal => {
  const load = installLazily(signal, () => import('./show-toasts.ts'))
  for (const type of [hydratedEvent, 'toast:added'])
    document.addEventListener(type, load, { once: true, signal })
})
