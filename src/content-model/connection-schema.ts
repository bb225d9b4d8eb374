import { z } from 'astro/zod'
import { travelModes, weekdays } from '../shared/trip/travel-modes.ts'
import { clock, country, day, reservationId, stationId, webAddress } from './fields.ts'

const aDayOrMonth = 'must be a day or a month, such as 2026-11-21 or 2026-11'
/** The date that a source gives, as precisely as it is known. YAML reads days as dates, and months as texts. */
const dayOrMonth = z
  .union([z.date(), z.string()], aDayOrMonth)
  .transform(value => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .pipe(z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/, aDayOrMonth))

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** A day of any year. */
const monthDay = z
  .string()
  .regex(/^\d{2}-\d{2}$/, { error: 'must be a month and a day in quotes, such as "06-14"', abort: true })
  .refine(value => {
    const [month = 0, dayOfMonth = 0] = value.split('-').map(Number)
    return dayOfMonth >= 1 && dayOfMonth <= (lastDays[month - 1] ?? 0)
  }, 'must be a month and a day that exists, such as "06-14"')

const minutes = z.int().positive()

/** Local times of departure and arrival. */
const nightTimes = { leaves: clock, arrives: clock }

/** A train, bus or ferry goes from `from` to `to` without a change, and back unless `oneWay` is set. */
export const connection = z
  .strictObject({
    from: stationId,
    to: stationId,
    minutes: minutes.describe('About how long it takes; for night trains too.'),
    mode: z.enum(travelModes).default('train'),
    trains: z
      .array(reservationId)
      .min(1)
      .optional()
      .describe(
        'Ids of `content/reservations.yaml`: they say which seat it needs, its fee, and whether a pass covers it.',
      ),
    night: z
      .strictObject({ ...nightTimes, back: z.strictObject(nightTimes).optional() })
      .optional()
      .describe(
        "A night train's times; it arrives the next morning, unless `arrives` is later than `leaves`.",
      ),
    /** Weekdays of departure; without it, every day. */
    runs: z
      .array(z.enum(weekdays))
      .min(1)
      .refine(days => new Set(days).size === days.length, 'must name each day once')
      .optional(),
    season: z
      .strictObject({ from: monthDay, to: monthDay })
      .optional()
      .describe(
        'The days it runs between, both included; the period may cross the new year. Without it, all year.',
      ),
    oneWay: z.boolean().default(false),
    through: z
      .array(country)
      .min(1)
      .optional()
      .describe('The countries that it crosses between those of its stations, in order from `from`.'),
    asOf: dayOrMonth,
    until: day.optional().describe('The last day on which it runs, where an end is announced.'),
    source: webAddress,
    /** The lowest price of an ordinary ticket. */
    fare: z
      .strictObject({
        from: z.number().positive(),
        currency: z.string().regex(/^[A-Z]{3}$/, 'must be three capitals, such as EUR (ISO 4217)'),
        asOf: dayOrMonth,
        source: webAddress,
      })
      .optional(),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'must be another station than from' })
  .refine(({ oneWay, night }) => !oneWay || !night?.back, {
    path: ['night', 'back'],
    error: 'must not be in a connection with oneWay: the way back is a line of its own',
  })
export type Connection = z.output<typeof connection>

/**
 * Either the way between two stations of a city, or the minutes that a change at one station takes where half an hour
 * is not enough or too much.
 */
export const transfer = z
  .strictObject({
    from: stationId.optional(),
    to: stationId.optional(),
    at: stationId.optional(),
    minutes,
    by: z.enum(['walk', 'metro', 'tram', 'bus', 'train']).optional(),
    asOf: dayOrMonth.optional(),
    source: webAddress.optional(),
  })
  .refine(
    ({ from, to, at, by, asOf }) => (at ? !(from || to || by) : from && to && by && asOf),
    'must have from, to, by and asOf, or at in place of from, to and by',
  )
  .refine(({ from, to }) => !from || from !== to, {
    path: ['to'],
    error: 'must be another station than from',
  })
export type Transfer = z.output<typeof transfer>
