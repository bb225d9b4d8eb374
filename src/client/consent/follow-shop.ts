import { consent } from '../../stores/consent.ts'
import { loadChunk } from '../later/later.ts'
import type { ShopEvent } from './tell-tags.ts'

let follows = false

/**
 * Until the signal, the tags are told what is done in the shop, for as long as the reader agrees; without that nothing is told,
 * and nothing kept for later. What an event carries is worked out by a chunk that the first one loads.
 */
export function followShop(signal: AbortSignal): void {
  if (follows) return
  follows = true
  const tell = (done: ShopEvent) => {
    if (consent.get()?.length)
      loadChunk(
        () => import('./tell-tags.ts'),
        ({ trackShopEvent }) => void trackShopEvent(done),
      )
  }
  document.addEventListener('shop:done', ({ detail }) => tell(detail), { signal })
  const { sells } = document.documentElement.dataset
  if (sells) tell({ event: 'view_item', product: sells })
  if (document.querySelector('[data-island=checkout]')) tell({ event: 'begin_checkout' })
}
