import * as v from 'valibot'
import { type IsoDay, isIsoDay } from '../../iso-day.ts'
import { currencies } from '../currency.ts'

export const text = v.pipe(v.string(), v.nonEmpty())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const percentage = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90))
export const day = v.pipe(v.string(), v.check(isIsoDay, 'must be a day, as 2026-11-21'))
export const moment = v.pipe(v.string(), v.isoTimestamp())
export const countries = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.minLength(1))

/** One price in minor units of each currency. */
export const amounts = v.object(v.entriesFromList(currencies, count))

/** Prices and the first day of each, in order of time. */
export interface DatedPrices<Prices> {
  readonly from: IsoDay
  readonly prices: Prices
}

/** The schema of prices over time, which must be in order. */
export const history = <const Entries extends v.ObjectEntries>(prices: Entries) =>
  v.pipe(
    v.array(v.object({ from: day, prices: v.object(prices) })),
    v.minLength(1),
    v.check(
      list =>
        list.every(({ from }, index) => {
          const before = list[index - 1]
          return !before || before.from < from
        }),
      'must be in order of time',
    ),
  )

/** The fields of every product. */
export const common = { id: text, name: text, coupon: v.picklist(['pink', 'sky', 'sun', 'mint']) }

/** The fields of every product with a price: prices are the shop's own sample prices, and include VAT. */
export const priced = { sample: v.literal(true), vatIncluded: v.literal(true), asOf: day }
