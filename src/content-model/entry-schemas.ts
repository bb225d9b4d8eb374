import { z } from 'astro/zod'
import { tipProducts } from '../routing/tip-products.ts'
import { travelModes } from '../shared/trip/travel-modes.ts'
import {
  claims,
  clock,
  commonEntryFields,
  commonTextFields,
  country,
  day,
  id,
  mapFacts,
  moment,
  nonEmpty,
  operatorId,
  pageText,
  posterEdition,
  productId,
  regions,
  related,
  reservationId,
  seasons,
  slugText,
  source,
  stationId,
  visibilityFields,
  webAddress,
} from './fields.ts'

const language = z.string().regex(/^[a-z]{2,3}$/, 'must be two or three small letters, as sv (ISO 639)')
const lineNames = z.record(id, nonEmpty)

/**
 * The passes that a guide can be about, by the names of their folders. An Interrail pass is valid on the way to the
 * country; the Japan Rail Pass begins there.
 */
const visitPasses = ['interrail-global', 'japan-rail-pass'] as const

/** Figures of a way that the network does not have. */
const ownFigures = z.strictObject({
  minutes: z.int().positive().describe('Minutes including the waits at changes.'),
  changes: z.int().nonnegative(),
  trains: z
    .array(reservationId)
    .min(1)
    .describe('Ids of `content/reservations.yaml`: they say whether a seat is needed.'),
  because: nonEmpty.optional().describe('Why they differ from those of the network, if it has the way.'),
})

/**
 * How to get there by train from the nearest big cities; most readers take the first way. Where no train goes, journeys
 * within the country. `claims` has the source of the times.
 */
const reach = z.strictObject({
  pass: z.enum(visitPasses).default('interrail-global'),
  travelDays: z
    .int()
    .positive()
    .describe(
      'The days with train journeys in a visit, including there and back; for a pass for consecutive days, all its days.',
    ),
  ways: z
    .array(
      z
        .strictObject({
          from: stationId.describe('Ids of `content/stations.yaml`.'),
          via: z
            .array(stationId)
            .default([])
            .describe('Where to change; the connections between these stations have the figures.'),
          to: stationId,
          night: z
            .boolean()
            .default(false)
            .describe('One night is spent on a train: on the last part that has a night train.'),
          figures: ownFigures.optional().describe('Only if the network has no such way, or with `because`.'),
        })
        .refine(({ from, to }) => from !== to, { path: ['to'], error: 'must be another station than from' }),
    )
    .min(1)
    .max(3),
})

export const guideFacts = z.strictObject({
  country,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capitals, such as SEK (ISO 4217)')
    .refine(
      code => Intl.supportedValuesOf('currency').includes(code),
      'must be a currency in use, such as SEK (ISO 4217)',
    ),
  languages: z.array(language).min(1),
  population: z.strictObject({ value: z.int().positive(), asOf: day, source: webAddress }),
  region: z.enum(regions),
  seasons: z.array(z.enum(seasons)).min(1),
  operators: z.array(operatorId).min(1).describe('Ids of `content/operators.yaml`.'),
  poster: posterEdition,
  reach,
  map: mapFacts,
  related,
  published: day,
  claims,
  ...commonEntryFields,
})

/** Short answers, of one sentence each, to the most frequent questions of a guide's readers. */
const shortAnswer = nonEmpty.max(100, 'must have 100 characters at most')

export const guideText = z.strictObject({
  ...pageText,
  ...slugText,
  searchTitle: z
    .string()
    .trim()
    .min(25)
    .max(60)
    .describe(
      "Instead of the title in search results and link previews: nobody searches for a country's name alone.",
    ),
  reserve: shortAnswer.describe('Whether a reservation is needed with a pass.'),
  cost: shortAnswer.describe('The cost, with the year.'),
  book: shortAnswer.describe('Where to book it.'),
  capital: nonEmpty,
  nativeTitle: nonEmpty
    .optional()
    .describe(
      "The journey in the country's own language, where readers would not take it for the page's own.",
    ),
  nativeLang: language.optional(),
  posterAlt: nonEmpty,
  lines: lineNames,
})

export const ticketKinds = ['pass', 'reserve', 'own', 'pay'] as const

const leg = z.strictObject({
  from: stationId,
  to: stationId,
  minutes: z
    .int()
    .positive()
    .optional()
    .describe('Only if the network has no such connection, or with `because`.'),
  because: nonEmpty.optional().describe("Why the leg's time differs from the network's."),
  operators: z
    .array(operatorId)
    .min(1)
    .describe('Ids of `content/operators.yaml`: the companies that run it, and where to book.'),
  mode: z.enum(travelModes),
  ticket: z
    .enum(ticketKinds)
    .describe(
      'In the pass, in the pass with a seat to reserve, a ticket of its own to book, or paid on site.',
    ),
})

/**
 * Either whole euros, or the seats on these trains of `content/reservations.yaml`; a train that is listed twice counts
 * twice.
 */
const estimateExtra = z
  .strictObject({ id, eur: z.int().positive().optional(), trains: z.array(reservationId).min(1).optional() })
  .refine(
    ({ eur, trains }) => (eur === undefined) !== (trains === undefined),
    'must have either eur or trains',
  )

const anchor = z.strictObject({ station: stationId, time: clock })

/** For a change at risk, or the last train of a day: by when to leave, and by when to be somewhere. */
const clockAnchors = z
  .strictObject({ leaveBy: anchor.optional(), thereBy: anchor.optional() })
  .refine(({ leaveBy, thereBy }) => leaveBy ?? thereBy, 'must have leaveBy, thereBy or both')

export const routeFacts = z.strictObject({
  countries: z.array(country).min(1),
  region: z.enum(regions),
  seasons: z.array(z.enum(seasons)).min(1),
  class: z.union([z.literal(1), z.literal(2)]),
  poster: posterEdition,
  start: stationId,
  estimate: z
    .strictObject({
      product: productId,
      extras: z.array(estimateExtra),
      asOf: day,
      source,
    })
    .describe(
      "For one adult: the pass of this product that fits the route's travel days, and other costs, in whole euros.",
    ),
  days: z
    .array(
      z.strictObject({
        legs: z.array(leg),
        night: z.union([z.literal('train'), stationId]).optional(),
        clock: clockAnchors.optional(),
      }),
    )
    .min(1),
  map: mapFacts,
  related,
  published: day,
  claims,
  ...commonEntryFields,
})

export const routeText = z.strictObject({
  ...pageText,
  ...slugText,
  posterAlt: nonEmpty,
  lines: lineNames,
  extras: z.record(id, nonEmpty).default({}),
  days: z.array(
    z.strictObject({
      title: nonEmpty,
      summary: nonEmpty,
      text: nonEmpty,
      wayOut: nonEmpty.optional().describe('What to do when a train is missed or full.'),
      sleep: nonEmpty.optional(),
    }),
  ),
})

export const tipFacts = z.strictObject({
  product: z.enum(tipProducts),
  reservations: z
    .boolean()
    .default(false)
    .describe(
      'Shows `content/reservations.yaml` for all Interrail countries where the text says `<!-- reservations -->`.',
    ),
  poster: posterEdition,
  related,
  published: day,
  claims,
  ...commonEntryFields,
})

export const tipText = z.strictObject({ ...pageText, ...slugText, posterAlt: nonEmpty })

export const faqTopics = [
  'planning',
  'interrail',
  'mobile-pass',
  'reservations',
  'night-trains',
  'on-the-way',
  'japan-rail-pass',
  'gift-cards',
  'taxi',
  'orders',
  'claims',
] as const

export const questionFacts = z.strictObject({
  topic: z.enum(faqTopics),
  order: z.int(),
  popular: z.boolean().default(false),
  claims,
  ...commonEntryFields,
})

export const questionText = z.strictObject({
  ...commonTextFields,
  question: nonEmpty,
  keywords: z.array(nonEmpty).default([]),
})

export const pageFacts = z.strictObject({
  poster: posterEdition.optional().describe('Shown beside the title; decorative.'),
  ...commonEntryFields,
})
export const pageTextSchema = z.strictObject({ ...pageText })

export const campaignFacts = z
  .strictObject({
    percentage: z.int().min(1).max(90).describe('The reduction in per cent.'),
    products: z.array(productId).min(1),
    start: moment,
    end: moment,
    ...visibilityFields,
  })
  .refine(campaign => campaign.start < campaign.end, { path: ['end'], error: 'must be later than start' })

export const campaignText = z.strictObject({ ...commonTextFields, title: nonEmpty, text: nonEmpty })
