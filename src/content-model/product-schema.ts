import { z } from 'astro/zod'
import { baseCurrency, type Currency, currencies, perCurrency } from '../shared/shop/currency.ts'
import { inRows, isCounted, isFactor, toMinor } from '../shared/shop/money.ts'
import { day, id, nonEmpty, publication, source, webAddress } from './fields.ts'

/** An amount as an editor writes it, whole or decimal; read as minor units. */
const amountIn = (code: Currency) =>
  z
    .number()
    .positive()
    .refine(
      amount => isCounted(amount, code),
      `must be an amount in ${code} with at most two decimals, as 19.50`,
    )
    .transform(amount => toMinor(amount, code))
const euros = amountIn(baseCurrency)

const sample = {
  /** Every price here is our own sample price, and the page says so. */
  sample: z.literal(true),
  asOf: day,
  source,
  vatIncluded: z.literal(true),
}

/** A number to multiply prices by. */
const factor = z.number().positive().refine(isFactor, 'must have at most four decimals')

/** What one euro gives in each other currency; `shared/shop/money.ts` says how prices are rounded. */
const rates = {
  rates: z.strictObject(perCurrency(() => factor)).omit({ [baseCurrency]: true }),
  ratesAsOf: day,
}

const coupon = { coupon: z.enum(['pink', 'sky', 'sun', 'mint']) }

const interrailGlobal = z.strictObject({
  kind: z.literal('interrail-global'),
  ...sample,
  ...rates,
  ...coupon,
  ...publication,
  variants: z
    .array(
      z.strictObject({
        id,
        type: z.enum(['flexi', 'continuous']),
        travelDays: z.int().positive().optional(),
        within: z.union([
          z.strictObject({ days: z.int().positive() }),
          z.strictObject({ months: z.int().positive() }),
        ]),
        /** Adult, second class. */
        eur: euros,
      }),
    )
    .min(1),
  factors: z.strictObject({ youth: factor, senior: factor, firstClass: factor }),
})

const oneCountry = z.strictObject({
  kind: z.literal('one-country'),
  sold: z.literal('customer-service'),
  ...publication,
  variants: z.array(
    z.strictObject({
      id,
      travelDays: z.int().positive(),
      within: z.strictObject({ months: z.int().positive() }),
    }),
  ),
})

const japanRailPass = z.strictObject({
  kind: z.literal('japan-rail-pass'),
  ...sample,
  ...rates,
  ...coupon,
  ...publication,
  variants: z
    .array(z.strictObject({ id, days: z.int().positive(), class: z.enum(['standard', 'green']), eur: euros }))
    .min(1),
  /** The first and last year of age that a child travels at the child's price. */
  child: z.strictObject({ from: z.int().nonnegative(), to: z.int().positive() }),
  factors: z.strictObject({ child: factor }),
  /** What a pass holder pays for the fastest trains, in yen. */
  supplements: z.strictObject({
    asOf: day,
    source: webAddress,
    trips: z.array(z.strictObject({ from: id, to: id, jpy: z.int().positive() })).min(1),
  }),
})

const giftCard = z.strictObject({
  kind: z.literal('gift-card'),
  ...coupon,
  ...publication,
  values: z
    .strictObject(perCurrency(code => z.array(amountIn(code)).min(1)))
    .superRefine((values, context) => {
      const expected = values[baseCurrency].length
      for (const code of currencies)
        if (values[code].length !== expected)
          context.addIssue({
            code: 'custom',
            path: [code],
            message: `must have ${expected} values, as ${baseCurrency} has`,
          })
    })
    .transform(inRows),
})

const stationTaxi = z.strictObject({
  kind: z.literal('station-taxi'),
  ...sample,
  ...coupon,
  ...publication,
  from: z.strictObject(perCurrency(amountIn)),
})

export const productFacts = z.discriminatedUnion('kind', [
  interrailGlobal,
  oneCountry,
  japanRailPass,
  giftCard,
  stationTaxi,
])

export const productText = z.strictObject({ name: nonEmpty, description: nonEmpty, lead: nonEmpty })
