import { type OutsideBasket, readOutsideBasket } from '../shared/shop/outside-basket.ts'
import { outsideBasketKey } from './keys.ts'
import { persistentStore } from './persistent-store.ts'

/** Version 1 of the stored basket: its JSON. An empty basket is not stored. */
const $basket = persistentStore<OutsideBasket | undefined>(outsideBasketKey, undefined, {
  decode: readOutsideBasket,
  encode: basket => basket && JSON.stringify(basket),
})

/**
 * The number of items and the sum in an outside shop's basket, as its widget last reported them, so that a page can
 * show them without loading the widget. `undefined` if the basket is empty.
 */
export const outsideBasket = $basket.value

export function saveOutsideBasket(basket: OutsideBasket): void {
  $basket.set(basket.count > 0 ? basket : undefined)
  document.dispatchEvent(new Event('basket:updated'))
}
