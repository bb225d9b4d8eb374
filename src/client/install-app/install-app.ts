import { behaviour } from '../behaviour/behaviour.ts'
import { loadChunk } from '../later/later.ts'

/** Takes the browser's offer to install the site as an app, which it makes on any page at its own time, and makes it quietly. */
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
