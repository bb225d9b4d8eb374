import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { currencies } from '../shop/currency.ts'

/** In minor units. */
const sum = v.exactOptional(v.number())

export const orderFactsSchema = v.object({
  /** When the order arrived, in milliseconds since 1970. */
  at: v.number(),
  locale: v.picklist(locales),
  /** Absent for an order in writing, which has no prices. */
  currency: v.exactOptional(v.picklist(currencies)),
  /** What was ordered, in English, with its price if the rules calculate one. */
  lines: v.array(v.object({ product: v.string(), sum })),
  /** The sum of the lines that have a price. */
  total: sum,
})

/** An order as the ledger keeps it: no personal data and no free text. */
export type OrderFacts = v.InferOutput<typeof orderFactsSchema>
