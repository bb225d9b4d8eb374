import { consent } from '../../stores/consent.ts'
import { followShop } from './follow-shop.ts'
import { applyConsent } from './tags.ts'

let stop: (() => void) | undefined

/** From now on the tags of this page follow the reader's choice, whichever tab it is made in. Returns what ends it. */
export function followConsent(id: string): () => void {
  if (stop) return stop
  stop = consent.subscribe(choice => {
    applyConsent(choice ?? [], id)
    if (choice && choice.length > 0 && !import.meta.env.SITE_OUTSIDE_BASKET) followShop()
  })
  return stop
}
