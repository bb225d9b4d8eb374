import { behaviour } from '../lib/behaviour.ts'

/**
 * Hides the tooltips without moving the focus, now and at each further Escape, until the next one is hovered or
 * focused.
 */
export const install = behaviour(signal => {
  const tips = document.querySelectorAll('.tip')
  const hide = () => {
    for (const tip of tips) tip.classList.add('is-hidden')
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  hide()
  document.addEventListener('keydown', press, { signal })
  for (const tip of tips)
    for (const name of ['pointerenter', 'focusin', 'click'])
      tip.addEventListener(name, () => tip.classList.remove('is-hidden'), { signal })
})
