import { behaviour } from '../lib/behaviour.ts'
import { copyTime } from './copy-time.ts'
import { register, serviceWorker } from './register.ts'

/** Registers the worker once the page is loaded, so that it does not slow this page down. */
export const install = behaviour(signal => {
  // In development a worker would serve outdated code. Some browsers, and insecure addresses, have no workers.
  if (import.meta.env.DEV || !serviceWorker) return
  const load = () => {
    // Offline no worker can be installed, and the reader should not see an error.
    if (!signal.aborted && (navigator.onLine || serviceWorker.controller)) void register(signal)
  }
  // A cached page is complete at once, but may wait long for missing files.
  if (document.readyState === 'complete' || copyTime()) load()
  else addEventListener('load', load, { once: true, signal })
})
