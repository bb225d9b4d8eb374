import { behaviour } from '../lib/behaviour.ts'
import { loadChunk } from '../lib/load-chunk.ts'

/**
 * Handles the newsletter form in the footer without leaving the page. It listens to the click, which Enter in a field
 * also causes, because before a submit event the browser reports missing fields in its own language.
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
