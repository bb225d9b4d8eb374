import { isLocale } from '../../i18n/locales.ts'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import { priceBasket } from '../../shared/shop/basket/price-basket.ts'
import { sumWords } from '../../shared/shop/words/sum-words.ts'
import { basket } from '../../stores/basket.ts'
import { everyMinute } from '../lib/every-minute.ts'
import { loadCatalogue } from '../lib/load-catalogue.ts'
import { addBarStyles, bottomBar, showCount, showSum } from './show-count.ts'

async function priceBar(now: Basket): Promise<void> {
  const locale = bottomBar()?.dataset['locale']
  if (!isLocale(locale)) return
  try {
    const priced = priceBasket(await loadCatalogue(locale), now, new Date())
    // The basket may have changed while the catalogue was loading.
    if (basket.get() !== now) return
    showSum(sumWords(priced, now.currency, locale))
  } catch {
    // Without the catalogue the bar still links to the checkout.
    showSum('')
  }
}

/**
 * Shows the basket's count and, if the page has one, the bottom bar. Both follow changes in any tab; the bar follows
 * the prices as well.
 */
export function install(): () => void {
  const undress = addBarStyles()
  const stop = basket.subscribe(now => {
    showCount(now?.lines.length ?? 0)
    if (now) void priceBar(now)
  })
  const stopPricing = everyMinute(() => {
    const now = basket.get()
    if (now) void priceBar(now)
  })
  return () => {
    stopPricing()
    stop()
    undress()
  }
}
