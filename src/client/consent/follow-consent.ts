import { consent } from '../../stores/consent.ts'
import { followShop } from './follow-shop.ts'
import { applyConsent } from './tags.ts'

let follows = false

/**
 * Applies the reader's choice to this page's tags, whichever tab it is made in, until the signal aborts. A page whose
 * address contained a token never gets tags.
 */
export function followConsent(id: string, signal: AbortSignal): void {
  if (follows || document.documentElement.dataset['token'] !== undefined) return
  follows = true
  const stop = consent.subscribe(choice => {
    applyConsent(choice ?? [], id)
    if (choice && choice.length > 0 && !import.meta.env.SITE_OUTSIDE_BASKET) followShop(signal)
  })
  signal.addEventListener('abort', stop)
}
