import { behaviour } from '../behaviour/behaviour.ts'
import { loadChunk } from '../later/later.ts'

/**
 * The sign-up at the foot of the page is answered in its place. From the click on, which Enter in a field makes as well:
 * before the submit the browser says in its own language what is missing.
 */
export const install = behaviour(signal => {
  const send = (event: Event) => {
    event.preventDefault()
    loadChunk(
      () => import('./sign-up.ts'),
      ({ signUp }) => void signUp(event),
    )
  }
  document.querySelector('.news button')?.addEventListener('click', send, { signal })
})
