import { behaviour, installLazily } from '../lib/behaviour.ts'

/**
 * A tooltip is shown on hover and focus by CSS alone. The code that hides it is loaded at the first Escape on a page
 * with a tooltip.
 */
export const install = behaviour(signal => {
  const hide = installLazily(signal, () => import('./hide-tips.ts'))
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && document.querySelector('.tip')) hide()
  }
  document.addEventListener('keydown', press, { signal })
})
