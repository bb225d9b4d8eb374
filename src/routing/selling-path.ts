import type { Locale } from '../i18n/locales.ts'
import { href, pageRow, pagesByLocale } from './href.ts'

/** The products that pages sell. */
export const soldOnPages: ReadonlySet<string> = new Set(
  pagesByLocale.flatMap(({ page }) => pageRow(page).sells ?? []),
)

/** The path of the page that sells one of the products, given by their ids; by default the page that sells passes. */
export const sellingPath = (products: readonly string[], locale: Locale): string =>
  pagesByLocale.find(row => row.locale === locale && products.includes(pageRow(row.page).sells ?? ''))
    ?.path ?? href('buy-interrail', locale)
