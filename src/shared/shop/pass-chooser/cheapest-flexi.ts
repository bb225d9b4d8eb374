import type { InterrailVariant } from '../catalogue/products.ts'
import type { IsoDay } from '../iso-day.ts'
import type { Amounts } from '../money.ts'
import { priceOn } from '../price-rules/history.ts'

/** The cheapest pass with so many travel days or more, and what an adult pays for it in second class on a day. */
export function cheapestFlexi(
  variants: readonly Pick<InterrailVariant, 'travelDays' | 'history'>[],
  days: number,
  on: IsoDay,
): { days: number; price: Amounts } | undefined {
  return variants
    .flatMap(({ travelDays = 0, history }) =>
      travelDays >= days ? { days: travelDays, price: priceOn(history, on).prices.second.adult } : [],
    )
    .sort((one, other) => one.price.EUR - other.price.EUR)[0]
}
