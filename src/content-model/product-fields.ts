import { z } from 'astro/zod'
import { isoDay } from '../shared/iso-day.ts'
import { baseCurrency, type Currency, perCurrency } from '../shared/shop/currency.ts'
import { hasWholeMinorUnits, isFactor, toMinor } from '../shared/shop/money.ts'
import { day, source } from './fields.ts'

/** A day as prices are compared by: `2026-11-21`. */
const isoDate = day.transform(isoDay)

/** An amount as an editor writes it, whole or decimal; read as minor units. */
export const amountIn = (code: Currency) =>
  z
    .number()
    .positive()
    .refine(
      amount => hasWholeMinorUnits(amount, code),
      `must be an amount in ${code} with at most two decimals, such as 19.50`,
    )
    .transform(amount => toMinor(amount, code))
export const euros = amountIn(baseCurrency)

export const history = z
  .array(z.strictObject({ from: isoDate, eur: euros }))
  .min(1)
  .superRefine(rising('from', 'must be later than the one before'))
  .describe('Prices with the day from which each applies, the present one last.')

const percentage = z.int().min(1).max(90)

export const discounts = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('extra'),
        ages: z.array(z.enum(['youth', 'senior'])).min(1),
        percentage,
      }),
      z.strictObject({
        kind: z.literal('group'),
        steps: z
          .array(z.strictObject({ from: z.int().min(2), percentage }))
          .min(1)
          .superRefine(rising('from', 'must be more people than the one before'))
          .superRefine(rising('percentage', 'must be more than the one before'))
          .describe('The number of people from which it applies, and the per cent.'),
      }),
    ]),
  )
  .describe('Reductions, in the order they are applied.')

export const sample = {
  sample: z.literal(true).describe('All these prices are our own sample prices, and the page says so.'),
  asOf: day,
  source,
  vatIncluded: z.literal(true),
}

/** Refuses a list that has an item twice. */
export function refuseRepeats(list: readonly string[], context: z.RefinementCtx) {
  for (const [index, item] of list.entries())
    if (list.indexOf(item) < index)
      context.addIssue({ code: 'custom', path: [index], message: `"${item}" is listed twice` })
}

/** Refuses a list whose field does not grow from each item to the next. */
function rising<Field extends string>(field: Field, message: string) {
  return (list: readonly Record<Field, number | string>[], context: z.RefinementCtx) => {
    for (const [index, item] of list.entries()) {
      const before = list[index - 1]
      if (before && item[field] <= before[field])
        context.addIssue({ code: 'custom', path: [index, field], message })
    }
  }
}

/** A number to multiply prices by. */
export const factor = z.number().positive().refine(isFactor, 'must have at most four decimals')

/** What one euro gives in each other currency; `shared/shop/money.ts` says how prices are rounded. */
export const rates = {
  rates: z.strictObject(perCurrency(() => factor)).omit({ [baseCurrency]: true }),
  ratesAsOf: day,
}
