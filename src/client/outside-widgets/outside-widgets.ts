import { outsideBasketKey } from '../../stores/keys.ts'
import { watchBasket } from '../basket-count/watch-basket.ts'
import { behaviour } from '../lib/behaviour.ts'
import { loadChunk } from '../lib/load-chunk.ts'

/** The distance from the window at which a place is loaded. */
const ahead = '400px'
const touches = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Outside widgets in the shop's places. They are loaded only when needed: the main one when its place is near the
 * window, the basket on interaction, and the basket and the bottom bar when there is something to show.
 */
export const install = behaviour(signal => {
  const open = (host: HTMLElement) =>
    loadChunk(
      () => import('./open-place.ts'),
      ({ openPlace }) => !signal.aborted && openPlace(host, signal),
    )
  const near = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        open(target)
      }
    },
    { rootMargin: ahead },
  )
  signal.addEventListener('abort', () => near.disconnect())
  for (const host of document.querySelectorAll('[data-widget=main]')) near.observe(host)
  for (const host of document.querySelectorAll<HTMLElement>('[data-widget=basket]'))
    for (const type of touches)
      host.addEventListener(type, () => open(host), { once: true, passive: true, signal })
  watchBasket(signal, outsideBasketKey, () => import('./show-outside-basket.ts'))
})
