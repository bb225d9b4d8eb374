import type { Locale } from '../i18n/locales.ts'
import type { IsoDay } from '../shared/iso-day.ts'
import type { DaysPass, Interrail } from '../shared/shop/catalogue/products.ts'
import { type Amounts, cheapest } from '../shared/shop/money.ts'
import type { AgeGroup } from '../shared/shop/price-rules/age.ts'
import { priceOn } from '../shared/shop/price-rules/history.ts'
import { type ShownPrice, shownPrice } from '../shared/shop/price-rules/shown-price.ts'
import { catalogue } from './catalogue.ts'

type Pass = Interrail | DaysPass

/** The price of a product for one person, from its list price of a day, including those during coming campaigns. */
export async function priceForPage(
  product: Pass,
  group: AgeGroup,
  list: (day: IsoDay) => Amounts,
  locale: Locale,
): Promise<ShownPrice> {
  const { campaigns } = await catalogue(locale)
  return shownPrice(product, group, list, campaigns, new Date())
}

/** The price for one adult of the cheapest pass of a product, in second class or Standard. */
export const lowestPrice = (product: Pass, locale: Locale): Promise<ShownPrice> =>
  priceForPage(product, 'adult', day => cheapest(adultPrices(product, day)), locale)

function adultPrices(product: Pass, day: IsoDay): Amounts[] {
  return product.kind === 'interrail'
    ? product.variants.map(({ history }) => priceOn(history, day).prices.second.adult)
    : product.variants.map(({ history }) => priceOn(history, day).prices.adult)
}
