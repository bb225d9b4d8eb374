import { persistentAtom } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { type OutsideBasket, readOutsideBasket } from '../shared/shop/outside-basket.ts'
import { outsideBasketKey } from './keys.ts'

/** Version 1: its JSON. An empty one is not kept at all. */
const $saved = persistentAtom<OutsideBasket | undefined>(outsideBasketKey, undefined, {
  decode: readOutsideBasket,
  encode: basket => basket && JSON.stringify(basket),
})

/** What could not be kept, because there is no room: it lives as long as the page. */
const $unkept = atom<OutsideBasket | undefined>()

/**
 * How much is in the basket of an outside shop, as its widget said last: a page knows it without asking the widget.
 * `undefined` while there is nothing in it.
 */
export const outsideBasket = computed([$saved, $unkept], (saved, unkept) => unkept ?? saved)

export function keepOutsideBasket(basket: OutsideBasket): void {
  const next = basket.count > 0 ? basket : undefined
  try {
    $saved.set(next)
    $unkept.set(undefined)
  } catch {
    $unkept.set(next)
  }
  document.dispatchEvent(new Event('basket:changed'))
}
