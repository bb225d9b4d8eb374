import { isLocale } from '../../i18n/locales.ts'
import { defaultCurrency, parseCurrency } from '../../shared/shop/currency.ts'
import {
  type Ecommerce,
  ecommerceForLines,
  ecommerceForProduct,
} from '../../shared/shop/tag-events/ecommerce.ts'
import type { EcommerceEvent } from '../../shared/shop/tag-events/ecommerce-event.ts'
import { basket } from '../../stores/basket.ts'
import { consent } from '../../stores/consent.ts'
import { loadCatalogue } from '../lib/load-catalogue.ts'

/** The shop's events, by their GA4 names. */
export type ShopEvent =
  | EcommerceEvent
  | { readonly event: 'view_item'; readonly product: string }
  | { readonly event: 'begin_checkout' }

/**
 * Sends a standard ecommerce event to the tag manager. Source:
 * https://developers.google.com/analytics/devguides/collection/ga4/ecommerce
 */
export async function trackShopEvent(shopEvent: ShopEvent): Promise<void> {
  const ecommerce = await ecommerceOf(shopEvent).catch(() => undefined)
  // The reader may have withdrawn consent while the prices were loading.
  if (!ecommerce || !consent.get()?.length) return
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, { event: shopEvent.event, ecommerce })
}

async function ecommerceOf(shopEvent: ShopEvent): Promise<Ecommerce | undefined> {
  const { lang, dataset } = document.documentElement
  if (!isLocale(lang)) return undefined
  const now = new Date()
  if (shopEvent.event === 'view_item') {
    const currency = parseCurrency(dataset['currency']) ?? defaultCurrency[lang]
    return ecommerceForProduct(await loadCatalogue(lang), shopEvent.product, currency, now)
  }
  const lines = shopEvent.event === 'begin_checkout' ? basket.get() : shopEvent
  return lines && ecommerceForLines(await loadCatalogue(lang), lines, now)
}
