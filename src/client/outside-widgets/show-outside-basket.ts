import { isLocale } from '../../i18n/locales.ts'
import { formatMoney } from '../../shared/shop/format-money.ts'
import { outsideBasket } from '../../stores/outside-basket.ts'
import { bar, dressBar, showCount, showSum } from '../basket-count/show-count.ts'
import { whenShown } from '../when-shown/when-shown.ts'
import { openPlace } from './open-place.ts'

/**
 * Shows how much is in the basket of an outside shop, in the header and in the bar below, in any tab. Once there is
 * something in it, the widgets of both places are needed.
 */
export function install(): () => void {
  const leaving = new AbortController()
  const undress = dressBar()
  const stop = outsideBasket.subscribe(now => {
    showCount(now?.count ?? 0)
    if (!now) return
    const locale = bar()?.dataset['locale']
    if (isLocale(locale)) showSum(formatMoney(now.total, now.currency, locale))
    const places = document.querySelectorAll<HTMLElement>('[data-widget=basket], [data-widget=bottom-bar]')
    // A page that the browser makes ready before it is asked for asks nothing of others.
    whenShown(() => {
      for (const host of places) openPlace(host, leaving.signal)
    }, leaving.signal)
  })
  return () => {
    leaving.abort()
    stop()
    undress()
  }
}
