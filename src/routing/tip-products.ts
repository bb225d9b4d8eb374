import { locales, type Translated } from '../i18n/locales.ts'

/** What tips are listed by, and its slug in each locale. */
export const tipProductSlugs = {
  train: { en: 'train', sv: 'tag', da: 'tog' },
  interrail: { en: 'interrail', sv: 'interrail', da: 'interrail' },
  'japan-rail-pass': { en: 'japan-rail-pass', sv: 'japan-rail-pass', da: 'japan-rail-pass' },
} as const satisfies Record<string, Translated>

export type TipProduct = keyof typeof tipProductSlugs

export const tipProducts = Object.keys(tipProductSlugs) as [TipProduct, ...TipProduct[]]

/** Every product's list in every locale, for `getStaticPaths`. */
export const tipLists = tipProducts.flatMap(product =>
  locales.map(locale => ({ product, locale, slug: tipProductSlugs[product][locale] })),
)
