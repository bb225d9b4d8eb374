import { behaviour } from '../behaviour/behaviour.ts'
import { later } from '../later/later.ts'

/** The sign-up at the foot of the page is answered in its place. */
export const install = behaviour(signal => {
  const submit = (event: Event) => {
    event.preventDefault()
    later(
      () => import('./sign-up.ts'),
      ({ signUp }) => void signUp(event),
    )
  }
  document.querySelector('.news')?.addEventListener('submit', submit, { signal })
})
