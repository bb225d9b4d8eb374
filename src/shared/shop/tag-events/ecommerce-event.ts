import type { Basket } from '../basket/basket.ts'

/** A GA4 event about a basket, with the lines concerned. */
export interface EcommerceEvent extends Pick<Basket, 'currency' | 'lines'> {
  readonly event: 'add_to_cart' | 'remove_from_cart' | 'generate_lead'
}
