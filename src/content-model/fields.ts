import { z } from 'astro/zod'
import { perLocale } from '../i18n/locales.ts'
import { posterEditions } from '../illustrations/posters/editions.ts'
import { clockTime } from '../shared/forms/kit/clock.ts'
import { bothWordings } from './wording.ts'

/** An address-bar name: lower case letters a–z, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case letters a–z, digits and single hyphens')

export const id = slug
/** An id that stands in a list or names an entry, which `npm run content` sees to; an editor's program offers them. */
const idOf = (listed: ListedKind) => id.meta({ listed })
const lists = ['stations', 'operators', 'reservations', 'guides', 'routes', 'tips', 'products'] as const
export type ListedKind = (typeof lists)[number]
export const isListedKind = (value: unknown): value is ListedKind => lists.some(list => list === value)
export const stationId = idOf('stations')
export const operatorId = idOf('operators')
export const reservationId = idOf('reservations')
export const productId = idOf('products')
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'must be two capitals, such as SE (ISO 3166)', abort: true })
  .refine(code => countries.of(code) !== undefined, 'must be the code of a country, such as SE (ISO 3166)')
/** A time of day and its zone: without one, it would be another moment on each computer. */
const timeAndZone = 'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})'
/** A day as files write it; some backends add a time. */
export const dayPattern = `^\\d{4}-\\d{2}-\\d{2}(?:${timeAndZone})?$`
export const momentPattern = `^\\d{4}-\\d{2}-\\d{2}${timeAndZone}$`
/**
 * A date that YAML has read, or a text in one notation: `Date` guesses at others, and takes 5 December (05/12/2027) for
 * 12 May. It takes an empty field or a number for a moment of 1970, so nothing before 2000 is allowed.
 */
const dateIn = (pattern: string, message: string) =>
  z.preprocess(
    value =>
      value instanceof Date || (typeof value === 'string' && new RegExp(pattern).test(value))
        ? value
        : undefined,
    z.coerce.date(message).min(new Date('2000-01-01'), message).meta({ pattern }),
  )
export const day = dateIn(dayPattern, 'must be a day, such as 2026-11-21')
export const aMoment = 'must be a day with a time and a zone, such as 2027-01-31T23:59:59+01:00'
/** A point in time. YAML reads it also from a day or a time without a zone, which `rules/day-faults.ts` refuses. */
export const moment = dateIn(momentPattern, aMoment)
/** A clock time in the 24-hour form. */
export const clock = z.string().regex(clockTime, 'must be a time as 08:30')
export const nonEmpty = z.string().trim().min(1, 'must not be empty')
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a full address that starts with https://',
})

/** Where a figure comes from; `sample` is our own invented price. */
export const source = z.union([z.literal('sample'), webAddress], 'must be `sample` or an https:// address')

export const posterEdition = z.enum(posterEditions)

export const lineColours = ['pink', 'sea', 'pine', 'sun', 'brick', 'grey'] as const

export const mapFacts = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          id,
          colour: z.enum(lineColours),
          stations: z.array(stationId).min(2),
          dotted: z.boolean().optional().describe('It is not a train.'),
        }),
      )
      .min(1)
      .max(6),
    emphasis: z.array(stationId).default([]).describe('Stations with a big ring: a change or a night.'),
  })
  .describe('Lines drawn on a map: ids of `content/stations.yaml`, in travelling order.')

export const related = z
  .strictObject({
    guides: z.array(idOf('guides')).default([]),
    routes: z.array(idOf('routes')).default([]),
    tips: z.array(idOf('tips')).default([]),
  })
  .default({ guides: [], routes: [], tips: [] })

export const regions = [
  'nordic',
  'baltic',
  'central',
  'west',
  'south',
  'southeast',
  'islands',
  'asia',
] as const
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** A few words in every language, where there is no text file of one's own. */
export const translated = z.strictObject(perLocale(() => nonEmpty))

export const claims = z
  .array(
    z
      .strictObject({ what: translated, source: webAddress, checked: day, expires: day })
      .refine(({ checked, expires }) => checked < expires, {
        path: ['expires'],
        error: 'must be later than checked',
      }),
  )
  .default([])
  .describe(
    'Statements of the text that can change, with their source and date; after `expires` the build asks for a new check.',
  )

/** When an entry is shown. */
export const visibilityFields = {
  draft: z.boolean().default(false).describe('Shown in development and previews only.'),
  publishAt: moment
    .optional()
    .describe('Published in builds after this moment, such as 2027-01-15T08:00:00+01:00.'),
}

/** What every entry with a text of its own says. */
export const commonEntryFields = { ...visibilityFields, updated: day }

/** What every text may say. */
export const commonTextFields = {
  /** The English text that this one was last held against; `npm run content -- --looked-at` writes it. */
  lookedAt: z
    .string()
    .regex(/^en-[0-9a-f]{12}$/, 'must be as `npm run content -- --looked-at` writes it')
    .optional(),
}

/** What every page-like text has. */
export const pageText = {
  ...commonTextFields,
  title: nonEmpty,
  description: nonEmpty
    .refine(
      text => bothWordings(text).every(({ length }) => length >= 50 && length <= 170),
      'must be 50 to 170 characters',
    )
    .describe('For search engines and link previews.'),
  lead: nonEmpty,
  keywords: z
    .array(nonEmpty)
    .default([])
    .describe('Words by which the search and the not-found page find this page.'),
}

export const slugText = {
  slug,
  aliases: z.array(slug).default([]).describe('Earlier slugs: they redirect here.'),
}
