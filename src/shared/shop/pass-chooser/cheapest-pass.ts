import type { IsoDay } from '../../iso-day.ts'
import type { DaysPass, InterrailVariant } from '../catalogue/products.ts'
import type { Amounts } from '../money.ts'
import { priceOn } from '../price-rules/history.ts'

/** The number of days of a pass, and its price for an adult in second class. */
interface PassFrom {
  readonly variant: string
  readonly days: number
  readonly price: Amounts
}

/** The cheapest pass with so many travel days or more, at the prices of a day. */
export const cheapestFlexi = (
  variants: readonly Pick<InterrailVariant, 'id' | 'travelDays' | 'history'>[],
  days: number,
  on: IsoDay,
) =>
  cheapestFor(
    days,
    variants.map(({ id, travelDays = 0, history }) => ({
      variant: id,
      days: travelDays,
      price: priceOn(history, on).prices.second.adult,
    })),
  )

/** The cheapest pass for so many consecutive days or more, at the prices of a day. */
export const cheapestConsecutive = (
  variants: readonly Pick<DaysPass['variants'][number], 'id' | 'days' | 'history'>[],
  days: number,
  on: IsoDay,
) =>
  cheapestFor(
    days,
    variants.map(pass => ({
      variant: pass.id,
      days: pass.days,
      price: priceOn(pass.history, on).prices.adult,
    })),
  )

const cheapestFor = (days: number, passes: readonly PassFrom[]): PassFrom | undefined =>
  passes.filter(pass => pass.days >= days).sort((one, other) => one.price.EUR - other.price.EUR)[0]
