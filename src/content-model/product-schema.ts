import { z } from 'astro/zod'
import { day, id, nonEmpty, publication, source, webAddress } from './fields.ts'

const euros = z.int().positive()
const perCurrency = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ EUR: value, SEK: value, DKK: value, NOK: value })

const sample = {
  /** Every price here is our own sample price, and the page says so. */
  sample: z.literal(true),
  asOf: day,
  source,
  vatIncluded: z.literal(true),
}

/** One rate per euro for each other currency; prices are rounded to whole units. */
const rates = {
  rates: z.strictObject({
    SEK: z.number().positive(),
    DKK: z.number().positive(),
    NOK: z.number().positive(),
  }),
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
  factors: z.strictObject({
    youth: z.number().positive(),
    senior: z.number().positive(),
    firstClass: z.number().positive(),
  }),
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
  factors: z.strictObject({ child: z.number().positive() }),
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
  values: perCurrency(z.array(z.int().positive()).min(1)),
})

const stationTaxi = z.strictObject({
  kind: z.literal('station-taxi'),
  ...sample,
  ...coupon,
  ...publication,
  from: perCurrency(z.int().positive()),
})

export const productFacts = z.discriminatedUnion('kind', [
  interrailGlobal,
  oneCountry,
  japanRailPass,
  giftCard,
  stationTaxi,
])

export const productText = z.strictObject({ name: nonEmpty, description: nonEmpty, lead: nonEmpty })
