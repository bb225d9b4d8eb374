import { consent } from '../../stores/consent.ts'
import { followShop } from './follow-shop.ts'
import { applyConsent } from './tags.ts'

let follows = false

/**
 * From now on the tags of this page follow the reader's choice, whichever tab it is made in, until the signal. A page whose
 * address brought a token has none, whatever the reader chooses.
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
