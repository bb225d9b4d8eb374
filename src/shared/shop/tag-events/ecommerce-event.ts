import type { Basket } from '../basket/basket.ts'

/** What was done with a basket, by the name that GA4 has for it, with the lines it was done with. */
export interface EcommerceEvent extends Pick<Basket, 'currency' | 'lines'> {
  readonly event: 'add_to_cart' | 'remove_from_cart' | 'generate_lead'
}
