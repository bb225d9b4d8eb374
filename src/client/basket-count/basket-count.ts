import { basketKey } from '../../stores/keys.ts'
import { behaviour, rest } from '../behaviour/behaviour.ts'

/**
 * Shows how much is in the basket, in the header and in the bar below. What shows it is loaded only where there is
 * something in it, or where something is put into it.
 */
export const install = behaviour(signal => {
  const load = rest(signal, () => import('./show-basket.ts'))
  const look = () => {
    try {
      if (localStorage.getItem(basketKey)) load()
    } catch {
      // Storage may be forbidden: then the basket lives as long as its page, which tells of it.
    }
  }
  look()
  document.addEventListener('basket:changed', load, { once: true, signal })
  // Another tab has put something in, or this page comes back after one did.
  for (const type of ['storage', 'pageshow']) addEventListener(type, look, { signal })
})
