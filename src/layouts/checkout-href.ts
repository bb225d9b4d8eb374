import type { Locale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'

/**
 * Where the header, the bottom bar and widgets lead for payment: to the outside shop for an outside basket, and to our
 * checkout page for our own.
 */
export const checkoutHref = (locale: Locale): string =>
  (import.meta.env.SITE_OUTSIDE_BASKET && import.meta.env.SITE_CHECKOUT) || href('checkout', locale)
