import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import { basket, restoreBasket } from '../../stores/basket.ts'
import { chooseCurrency } from '../../stores/currency.ts'
import { hideNotice, showNotice } from '../lib/notice-bar.ts'
import { pageLocale } from '../lib/page-locale.ts'
import { focusMenu } from './focus-menu.ts'
import { text } from './text.ts'

const name = 'emptied-basket'

/** Offers to restore a basket that was emptied by a change of currency, until something new is added. */
export function offerUndo(emptied: Basket): void {
  const t = text(pageLocale())
  function end(): void {
    stop()
    hideNotice(name)
    focusMenu()
  }
  function undo(): void {
    chooseCurrency(emptied.currency)
    restoreBasket(emptied)
    end()
  }
  const line = showNotice(
    name,
    fillMessage(t.emptied, { currency: emptied.currency }),
    { words: t.undo, press: undo },
    { words: t.close, press: end },
  )
  line.querySelector('button')?.focus({ preventScroll: true })
  const stop = basket.listen(now => {
    if (!now) return
    stop()
    hideNotice(name)
  })
}
