import { type Locale, perLocale } from '../../../src/i18n/locales.ts'
import { languages } from '../languages.ts'

/** A month or a year that a text names, with its last day. */
export interface NamedDate {
  readonly at: number
  readonly words: string
  readonly end: Date
}

const monthNames = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
  )

/** The names of months and seasons, with the number of the month in which each ends. */
function periodsOf(locale: Locale): ReadonlyMap<string, number> {
  const months = monthNames(locale).map((name, index) => [name.toLowerCase(), index + 1] as const)
  return new Map([...months, ...Object.entries(languages[locale].seasons)])
}

function shapeOf(locale: Locale) {
  const periods = periodsOf(locale)
  const shape = new RegExp(
    `(?<![\\p{L}\\d])(?:(?<day>\\d{1,2})\\.? )?(?:(?<period>${[...periods.keys()].join('|')}) )?(?<year>(?:19|20)\\d\\d)(?![\\p{L}\\d])`,
    'giu',
  )
  return { periods, shape }
}

const shapes = perLocale(shapeOf)

/**
 * The dates in a text. `namedDates('from March 2026', 'en') // => [{ at: 5, words: 'March 2026', end: 31 March 2026 }]`
 */
export function namedDates(text: string, locale: Locale): NamedDate[] {
  const { periods, shape } = shapes[locale]
  return [...text.matchAll(shape)].map(({ index, 0: words, groups = {} }) => {
    const year = Number(groups['year'])
    const month = periods.get(groups['period']?.toLowerCase() ?? '') ?? 12
    const day = groups['period'] === undefined ? undefined : groups['day']
    // The last day of the month.
    const end = day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, Number(day))
    return { at: index, words, end: new Date(end) }
  })
}
