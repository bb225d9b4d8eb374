import { z } from 'astro/zod'
import { seatNeeds } from '../shared/trip/seat-needs.ts'
import { country, day, id, nonEmpty, translated, webAddress } from './fields.ts'

/** One train, or trains that are alike, of `content/reservations.yaml`. */
export const reservation = z
  .strictObject({
    id,
    countries: z.array(country).min(1).describe('The guides in whose table it stands.'),
    operators: z.array(id).min(1).describe('Ids of `content/operators.yaml`.'),
    train: translated,
    keywords: z
      .array(nonEmpty)
      .default([])
      .describe('Further names that readers search by, in any language; nobody sees them.'),
    seat: z.enum(seatNeeds),
    note: translated.optional().describe('A few words after the seat.'),
    fee: z
      .strictObject({
        second: z.number().positive(),
        first: z.number().positive().optional(),
        currency: z.enum(['EUR', 'SEK', 'DKK', 'NOK', 'CHF', 'CZK', 'PLN', 'HUF', 'RON']),
        asOf: day,
        source: webAddress,
      })
      .optional()
      .describe('What a pass holder pays from about; without it, nothing is known.'),
    allow: z
      .int()
      .nonnegative()
      .optional()
      .describe(
        'Whole euros that our estimates allow where no fee in euros is known: our own sample figure; 0 where it is free.',
      ),
    listed: z.literal(false).optional().describe('In no table of a page: only connections name it.'),
    source: webAddress.optional().describe('Where it is said whether a seat is needed.'),
    checked: day.optional(),
  })
  .refine(({ source, checked }) => (source === undefined) === (checked === undefined), {
    path: ['checked'],
    error: 'must stand beside source, and source beside it',
  })

/** A company of `content/operators.yaml`. */
export const operator = z.strictObject({
  id,
  name: nonEmpty,
  url: webAddress,
  /** How a pass holder reserves there. */
  seats: z
    .strictObject({
      label: nonEmpty.optional().describe("The company's own words, in its own language."),
      lang: z.string().length(2).optional(),
      /** How long ahead seats are on sale. */
      opens: z
        .union([z.strictObject({ days: z.int().positive() }), z.strictObject({ months: z.int().positive() })])
        .optional(),
      at: translated.optional(),
      refund: translated.optional(),
      source: webAddress,
      checked: day,
    })
    .optional(),
})
