import type { Locale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'

/** Where the header, the bottom bar and widgets lead for payment: an outside basket is paid where it is kept, ours is looked at first. */
export const checkoutHref = (locale: Locale): string =>
  (import.meta.env.SITE_OUTSIDE_BASKET && import.meta.env.SITE_CHECKOUT) || href('checkout', locale)
