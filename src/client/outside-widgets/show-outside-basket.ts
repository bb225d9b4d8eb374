import { isLocale } from '../../i18n/locales.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { outsideBasket } from '../../stores/outside-basket.ts'
import { bar, addBarStyles, showCount, showSum } from '../basket-count/show-count.ts'
import { openPlace } from './open-place.ts'

/**
 * Shows how much is in the basket of an outside shop, in the header and in the bar below, in any tab. Once there is
 * something in it, the widgets of both places are needed.
 */
export function install(): () => void {
  const leaving = new AbortController()
  const undress = addBarStyles()
  const stop = outsideBasket.subscribe(now => {
    showCount(now?.count ?? 0)
    if (!now) return
    const locale = bar()?.dataset['locale']
    if (isLocale(locale)) showSum(formatMoney(now.total, now.currency, locale))
    for (const host of document.querySelectorAll<HTMLElement>(
      '[data-widget=basket], [data-widget=bottom-bar]',
    ))
      openPlace(host, leaving.signal)
  })
  return () => {
    leaving.abort()
    stop()
    undress()
  }
}
