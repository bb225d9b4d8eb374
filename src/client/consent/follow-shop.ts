import { consent } from '../../stores/consent.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import type { ShopEvent } from './track-shop-event.ts'

let follows = false

/**
 * Sends the shop's events to the tags until the signal aborts, while the reader agrees. Without consent events are
 * dropped, not queued. The first event loads the chunk that works out the data.
 */
export function followShop(signal: AbortSignal): void {
  if (follows) return
  follows = true
  const track = (done: ShopEvent) => {
    if (consent.get()?.length)
      loadChunk(
        () => import('./track-shop-event.ts'),
        ({ trackShopEvent }) => void trackShopEvent(done),
      )
  }
  document.addEventListener('shop:done', ({ detail }) => track(detail), { signal })
  const { sells } = document.documentElement.dataset
  if (sells) track({ event: 'view_item', product: sells })
  if (document.querySelector('[data-island=checkout]')) track({ event: 'begin_checkout' })
}
