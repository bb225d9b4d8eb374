import { isLocale } from '../../i18n/locales.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { outsideBasket } from '../../stores/outside-basket.ts'
import { addBarStyles, bottomBar, showCount, showSum } from '../basket-count/show-count.ts'
import { openPlace } from './open-place.ts'

/**
 * Shows the count of an outside shop's basket in the header and the bottom bar, in every tab. Once the basket is not
 * empty, the widgets of both places are loaded.
 */
export function install(): () => void {
  const leaving = new AbortController()
  const undress = addBarStyles()
  const stop = outsideBasket.subscribe(now => {
    showCount(now?.count ?? 0)
    if (!now) return
    const locale = bottomBar()?.dataset['locale']
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
