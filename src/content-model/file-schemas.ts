import { z } from 'astro/zod'
import { locales, perLocale, prefixedLocales } from '../i18n/locales.ts'
import { paymentMethods } from '../shared/shop/payment-methods.ts'
import { clock, country, day, id, nonEmpty, translated, webAddress } from './fields.ts'

export const siteSettings = z.strictObject({
  trader: z.strictObject({
    name: nonEmpty,
    organisationNumber: nonEmpty,
    vatNumber: nonEmpty,
    address: z.strictObject({ street: nonEmpty, postalCode: nonEmpty, city: nonEmpty, country }),
    email: z.email(),
    phone: z.strictObject({
      display: nonEmpty,
      href: z.string().regex(/^\+\d{8,15}$/, 'must be + and 8 to 15 digits'),
    }),
  }),
  phoneHours: z
    .strictObject({
      timeZone: z
        .literal('Europe/Stockholm')
        .describe(
          "Said for readers of the file: the shop's clock goes by the rule of this zone (`shopClock`).",
        ),
      weekdays: z.array(z.int().min(1).max(5)).min(1).describe('1 is Monday; nobody answers at weekends.'),
      opens: clock,
      closes: clock,
      closed: z
        .array(z.strictObject({ day, because: translated }))
        .default([])
        .describe(
          'Days on which customer service is closed, besides the public holidays, which the site knows.',
        ),
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'must be later than opens',
      when: ({ issues }) => issues.length === 0,
    }),
  paymentMethods: z.array(z.enum(paymentMethods)).min(1),
  partners: z.array(
    z.strictObject({
      id,
      name: nonEmpty,
      url: webAddress,
      country: country.describe("The company's home country."),
    }),
  ),
  complaints: z.array(z.strictObject({ id, name: nonEmpty, url: webAddress })),
})

/** The figures that pages and prices need. */
const neededFigures = [
  'activationMonths',
  'childFreeBelow',
  'childNoPassBelow',
  'childrenPerAdult',
  'countries',
  'extraDiscountMax',
  'extraDiscountMin',
  'giftCardMonths',
  'giftCardRefundWeeks',
  'groupDiscount',
  'groupSize',
  'onlineDays',
  'operators',
  'seniorAge',
  'taxiCancelHours',
  'youthMaxAge',
] as const
export type NeededFigure = (typeof neededFigures)[number]

/** The figures that the site may state, each typed once; texts name them as `{{countries}}`. */
export const siteFacts = z
  .object(
    Object.fromEntries(neededFigures.map(name => [name, z.number()])) as Record<NeededFigure, z.ZodNumber>,
  )
  .catchall(z.number())

export const station = z.strictObject({
  id,
  name: nonEmpty,
  place: translated.optional().describe('The town, if its name differs from the one on the platform.'),
  destinations: z
    .array(translated)
    .optional()
    .describe('Well-known places that have no station of their own, and are reached from this one.'),
  country,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
})

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu') instanceof RegExp
  } catch {
    return false
  }
}

/** One term for one thing: what each language writes, what it does not write, and why. */
export const wordList = z.record(
  z.enum(locales),
  z.array(
    z
      .strictObject({
        write: nonEmpty,
        not: z.array(nonEmpty).min(1).optional(),
        /** Regular expressions that ignore capitals, and whose `\\b` knows every letter. */
        pattern: z
          .array(nonEmpty.refine(isPattern, 'must be a regular expression, as \\d euros?\\b'))
          .min(1)
          .optional(),
        except: z.array(nonEmpty).optional(),
        why: nonEmpty,
        note: z.literal(true).optional().describe('It should be checked, but stops nothing.'),
      })
      .refine(({ not, pattern }) => not ?? pattern, 'must have not, pattern or both'),
  ),
)

/** Words that no dictionary has: names that are the same in all languages, and words of one language. */
export const spellingList = z.strictObject({
  all: z.array(nonEmpty),
  ...perLocale(() => z.array(nonEmpty)),
})

/** Where a translation differs from the English text on purpose. */
export const differenceList = z.array(
  z.strictObject({
    entry: nonEmpty.describe('As `guides/sweden`.'),
    in: z.enum(prefixedLocales),
    differs: z
      .array(z.union([nonEmpty, z.number()]).transform(String))
      .min(1)
      .describe('Numbers, links, figures, or `headings` and `rows`.'),
    why: nonEmpty,
  }),
)
