import { behaviour, installLazily } from '../lib/behaviour.ts'

/** A tooltip shows on hover and focus by style alone. What hides it comes with the first Escape on a page that has one. */
export const install = behaviour(signal => {
  const hide = installLazily(signal, () => import('./hide-tips.ts'))
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && document.querySelector('.tip')) hide()
  }
  document.addEventListener('keydown', press, { signal })
})
