import { behaviour } from '../behaviour/behaviour.ts'
import { copyTime } from './copy-time.ts'
import { register, serviceWorker } from './register.ts'

/** Has the worker come once the page is loaded: it is for the next page, and never in the way of this one. */
export const install = behaviour(signal => {
  // In development a worker would show yesterday's code. A browser may have none, or not on this address.
  if (import.meta.env.DEV || !serviceWorker) return
  const load = () => {
    // Without a network no worker can come, and a reader who asked for nothing is told of no failure.
    if (!signal.aborted && (navigator.onLine || serviceWorker.controller)) void register(signal)
  }
  // A copy is there at once, and may wait long for what it lacks.
  if (document.readyState === 'complete' || copyTime() > 0) load()
  else addEventListener('load', load, { once: true, signal })
})
