import { z } from 'astro/zod'
import { passClasses } from '../shared/shop/catalogue/products.ts'
import { baseCurrency, currencies, perCurrency } from '../shared/shop/currency.ts'
import { zipAmounts } from '../shared/shop/money.ts'
import {
  commonEntryFields,
  commonTextFields,
  country,
  day,
  id,
  nonEmpty,
  source,
  webAddress,
} from './fields.ts'
import {
  amountIn,
  discounts,
  euros,
  factor,
  history,
  rates,
  refuseRepeats,
  sample,
} from './product-fields.ts'

const coupon = { coupon: z.enum(['pink', 'sky', 'sun', 'mint']) }

const interrail = z.strictObject({
  kind: z.literal('interrail'),
  ...sample,
  ...rates,
  ...coupon,
  ...commonEntryFields,
  variants: z
    .array(
      z
        .strictObject({
          id,
          type: z.enum(['flexi', 'continuous']),
          travelDays: z.int().positive().optional(),
          within: z.union([
            z.strictObject({ days: z.int().positive() }),
            z.strictObject({ months: z.int().positive() }),
          ]),
          history: history.describe('Adult, second class.'),
        })
        // The advice and the tables treat a pass without travel days as a continuous one.
        .refine(({ type, travelDays }) => (type === 'flexi') === (travelDays !== undefined), {
          path: ['travelDays'],
          error: 'a flexi pass must have it, and a continuous pass must not',
        }),
    )
    .min(1),
  discounts,
  ordinaryDay: z
    .strictObject({ eur: euros, asOf: day, source })
    .describe('The approximate cost of a day on trains for an adult with ordinary tickets, second class.'),
  childrenWithFrom: z.int().positive().describe('The age from which a traveller may bring children.'),
  residence: z.strictObject({
    asOf: day,
    source: webAddress,
    residents: z.array(country).min(1).superRefine(refuseRepeats),
    countries: z.array(country).min(1).superRefine(refuseRepeats).describe('Where the pass is valid.'),
    homeJourneys: z.strictObject({ out: z.int().nonnegative(), back: z.int().nonnegative() }),
  }),
  factors: z.strictObject({ youth: factor, senior: factor, firstClass: factor }),
})

const onRequest = z.strictObject({
  kind: z.literal('on-request'),
  sold: z.literal('customer-service'),
  ...commonEntryFields,
  variants: z.array(
    z.strictObject({
      id,
      travelDays: z.int().positive(),
      within: z.strictObject({ months: z.int().positive() }),
    }),
  ),
})

/** Refuses passes where a number of days is sold in some classes only, since the price table would have a gap. */
function everyClass(
  variants: readonly { readonly days: number; readonly class: string }[],
  context: z.RefinementCtx,
) {
  for (const days of new Set(variants.map(variant => variant.days)))
    for (const name of new Set(variants.map(variant => variant.class)))
      if (!variants.some(variant => variant.days === days && variant.class === name))
        context.addIssue({
          code: 'custom',
          message: `must have a variant of ${days} days in class ${name}`,
        })
}

const daysPass = z.strictObject({
  kind: z.literal('days-pass'),
  ...sample,
  ...rates,
  ...coupon,
  ...commonEntryFields,
  variants: z
    .array(z.strictObject({ id, days: z.int().positive(), class: z.enum(passClasses), history }))
    .min(1)
    .superRefine(everyClass),
  child: z
    .strictObject({ from: z.int().nonnegative(), to: z.int().positive() })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be lower than from' })
    .describe("The first and last year of age that a child travels at the child's price."),
  factors: z.strictObject({ child: factor }),
  visitorsTo: country
    .optional()
    .describe(
      'The country that the pass is for visitors to: whoever lives there is told so before ordering.',
    ),
  supplements: z
    .strictObject({
      asOf: day,
      source: webAddress,
      trips: z.array(z.strictObject({ from: id, to: id, jpy: z.int().positive() })).min(1),
    })
    .optional()
    .describe('What a pass holder pays for the fastest trains, in yen.'),
})

const giftCard = z.strictObject({
  kind: z.literal('gift-card'),
  ...coupon,
  ...commonEntryFields,
  values: z
    .strictObject(perCurrency(code => z.array(amountIn(code)).min(1)))
    .superRefine((values, context) => {
      const expected = values[baseCurrency].length
      for (const code of currencies) {
        if (values[code].length !== expected)
          context.addIssue({
            code: 'custom',
            path: [code],
            message: `must have ${expected} values, as ${baseCurrency} has`,
          })
        for (const [index, value] of values[code].entries())
          if (values[code].indexOf(value) < index)
            context.addIssue({
              code: 'custom',
              path: [code, index],
              message: 'must be another amount than those before it',
            })
      }
    })
    .transform(zipAmounts),
})

const taxi = z.strictObject({
  kind: z.literal('taxi'),
  ...sample,
  ...coupon,
  ...commonEntryFields,
  from: z.strictObject(perCurrency(amountIn)),
})

export const productFacts = z.discriminatedUnion('kind', [interrail, onRequest, daysPass, giftCard, taxi])

export const productText = z.strictObject({
  ...commonTextFields,
  name: nonEmpty,
  description: nonEmpty,
  lead: nonEmpty,
})

export type ProductFacts = z.infer<typeof productFacts>
export type ProductKind = ProductFacts['kind']
