import { behaviour } from '../lib/behaviour.ts'
import { loadChunk } from '../lib/load-chunk.ts'

/** Catches the browser's offer to install the site as an app, and shows it unobtrusively. */
export const install = behaviour(signal => {
  addEventListener(
    'beforeinstallprompt',
    event => {
      event.preventDefault()
      loadChunk(
        () => import('./offer.ts'),
        ({ offer }) => offer(event, signal),
      )
    },
    { signal },
  )
})
