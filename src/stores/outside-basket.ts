import { persistentAtom } from '@nanostores/persistent'
import { type OutsideBasket, readOutsideBasket } from '../shared/shop/outside-basket.ts'
import { outsideBasketKey } from './keys.ts'
import { withMemoryFallback } from './with-memory-fallback.ts'

/** Version 1: its JSON. An empty one is not kept at all. */
const $basket = withMemoryFallback(
  persistentAtom<OutsideBasket | undefined>(outsideBasketKey, undefined, {
    decode: readOutsideBasket,
    encode: basket => basket && JSON.stringify(basket),
  }),
)

/**
 * How much is in the basket of an outside shop, as its widget said last: a page knows it without asking the widget.
 * `undefined` while there is nothing in it.
 */
export const outsideBasket = $basket.value

export function saveOutsideBasket(basket: OutsideBasket): void {
  $basket.set(basket.count > 0 ? basket : undefined)
  document.dispatchEvent(new Event('basket:changed'))
}
