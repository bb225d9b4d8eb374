import { locales, type Translated } from '../i18n/locales.ts'

/** The products by which tips are listed, and the slugs of these lists in each locale. */
export const tipProductSlugs = {
  train: { en: 'train', sv: 'tag', da: 'tog' },
  interrail: { en: 'interrail', sv: 'interrail', da: 'interrail' },
  'japan-rail-pass': { en: 'japan-rail-pass', sv: 'japan-rail-pass', da: 'japan-rail-pass' },
} as const satisfies Record<string, Translated>

export type TipProduct = keyof typeof tipProductSlugs

export const tipProducts = Object.keys(tipProductSlugs) as [TipProduct, ...TipProduct[]]

/** Every list of tips in every locale, for `getStaticPaths`. */
export const tipLists = tipProducts.flatMap(product =>
  locales.map(locale => ({ product, locale, slug: tipProductSlugs[product][locale] })),
)
