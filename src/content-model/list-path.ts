import type { Locale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'
import { type TipProduct, tipProductSlugs } from '../routing/tip-products.ts'

/** What decides in which list an entry is. */
export type Listed =
  | { readonly kind: 'guides' | 'routes' | 'faq' }
  | { readonly kind: 'tips'; readonly facts: { readonly product: TipProduct } }

/** The path of the list that an entry is in. A link leads there if the entry has no translation in that locale. */
export function listPath(entry: Listed, locale: Locale): string {
  switch (entry.kind) {
    case 'guides':
      return href('travel-guides', locale)
    case 'routes':
      return href('travel-routes', locale)
    case 'tips':
      return href('tips', locale, { product: tipProductSlugs[entry.facts.product][locale] })
    case 'faq':
      return href('support', locale)
  }
}
