import { isLocale } from '../../i18n/locales.ts'
import { defaultCurrency, knownCurrency } from '../../shared/shop/currency.ts'
import { type Ecommerce, linesForTags, productForTags } from '../../shared/shop/tag-events/ecommerce.ts'
import type { EcommerceEvent } from '../../shared/shop/tag-events/shop-done.ts'
import { basket } from '../../stores/basket.ts'
import { consent } from '../../stores/consent.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

/** What the tags are told, by GA4's names: of what was done, what is looked at, or that the basket is to be ordered. */
export type ShopEvent =
  | EcommerceEvent
  | { readonly event: 'view_item'; readonly product: string }
  | { readonly event: 'begin_checkout' }

/**
 * Tells the tag manager of something in the shop, as the standard ecommerce events have it.
 * Source: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce
 */
export async function trackShopEvent(shopEvent: ShopEvent): Promise<void> {
  const ecommerce = await ecommerceOf(shopEvent).catch(() => undefined)
  // The reader may have changed their mind while the prices were on their way.
  if (!ecommerce || !consent.get()?.length) return
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, { event: shopEvent.event, ecommerce })
}

async function ecommerceOf(shopEvent: ShopEvent): Promise<Ecommerce | undefined> {
  const { lang, dataset } = document.documentElement
  if (!isLocale(lang)) return undefined
  const now = new Date()
  if (shopEvent.event === 'view_item') {
    const currency = knownCurrency(dataset['currency']) ?? defaultCurrency[lang]
    return productForTags(await loadCatalogue(lang), shopEvent.product, currency, now)
  }
  const lines = shopEvent.event === 'begin_checkout' ? basket.get() : shopEvent
  return lines && linesForTags(await loadCatalogue(lang), lines, now)
}
