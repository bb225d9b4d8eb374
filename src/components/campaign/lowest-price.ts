import { shopDay } from '../../shared/iso-day.ts'
import type { Campaign } from '../../shared/shop/catalogue/catalogue.ts'
import type { Interrail } from '../../shared/shop/catalogue/products.ts'
import { currencies } from '../../shared/shop/currency.ts'
import { priceOn } from '../../shared/shop/price-rules/history.ts'
import { priorPriceNotice } from '../../shared/shop/price-rules/prior-price-notice.ts'

type Sold = Pick<Interrail, 'id' | 'variants'>

const classes = ['second', 'first'] as const
const ages = ['adult', 'youth', 'senior'] as const

/** Whether a pass's regular prices may be named as the prices before every coming campaign. */
export const wereLowestBefore = (product: Sold, campaigns: readonly Campaign[], now: Date): boolean =>
  campaigns
    .filter(({ products, end }) => products.includes(product.id) && Date.parse(end) >= now.getTime())
    .every(({ start }) => arePricesLowest(product, campaigns, new Date(start)))

/**
 * Whether every price of a pass at a campaign's start is the one that the law requires as reference for a reduction:
 * the lowest of the 30 days before.
 */
export function arePricesLowest(
  { id, variants }: Sold,
  campaigns: readonly Campaign[],
  start: Date,
): boolean {
  const every = variants.flatMap(({ history }) =>
    classes.flatMap(travelClass =>
      ages.flatMap(age => currencies.map(currency => ({ history, travelClass, age, currency }))),
    ),
  )
  return every.every(({ history, travelClass, age, currency }) => {
    const notice = priorPriceNotice(
      { product: id, history, pick: prices => prices[travelClass][age] },
      campaigns,
      currency,
      start,
    )
    return notice?.before === priceOn(history, shopDay(start)).prices[travelClass][age][currency]
  })
}
