import * as v from 'valibot'
import { type IsoDay, isIsoDay } from '../../iso-day.ts'
import { currencies } from '../currency.ts'

export const text = v.pipe(v.string(), v.nonEmpty())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const percentage = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90))
export const day = v.pipe(v.string(), v.check(isIsoDay, 'must be a day, such as 2026-11-21'))
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

/**
 * A list of items without those that this version of the site does not know, since an open page may be older than the
 * catalogue it fetches. All other items must be valid.
 *
 * @param known accepts the values by which an item is known
 */
export const knownItems = <Item extends v.GenericSchema>(known: v.GenericSchema, item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.filterItems(found => v.is(known, found)),
    v.array(item),
  )

/** The fields of every product. A coupon of an unknown colour is shown in a known one. */
export const common = {
  id: text,
  name: text,
  coupon: v.fallback(v.picklist(['pink', 'sky', 'sun', 'mint']), 'pink'),
}

/** The fields of every product with a price: prices are the shop's own sample prices, and include VAT. */
export const priced = { sample: v.literal(true), vatIncluded: v.literal(true), asOf: day }
