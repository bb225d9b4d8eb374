import { type Locale, locales } from '../../../src/i18n/locales.ts'

/** A month or a year that a text names, by its last day. */
export interface NamedDate {
  readonly at: number
  readonly words: string
  readonly end: Date
}

const monthNames = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
  )

/** Half-years and seasons, by the month in which they end. */
const seasons: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  en: { 'spring of': 5, spring: 5, 'summer of': 8, summer: 8, 'autumn of': 11, autumn: 11 },
  sv: { våren: 5, sommaren: 8, hösten: 11 },
  da: { foråret: 5, sommeren: 8, efteråret: 11 },
}

const periods = Object.fromEntries(
  locales.map(locale => {
    const months = monthNames(locale).map((name, index) => [name.toLowerCase(), index + 1] as const)
    return [locale, new Map([...months, ...Object.entries(seasons[locale])])]
  }),
) as Readonly<Record<Locale, ReadonlyMap<string, number>>>

const shapes = Object.fromEntries(
  locales.map(locale => [
    locale,
    new RegExp(
      `(?<![\\p{L}\\d])(?:(?<day>\\d{1,2})\\.? )?(?:(?<period>${[...periods[locale].keys()].join('|')}) )?(?<year>(?:19|20)\\d\\d)(?![\\p{L}\\d])`,
      'giu',
    ),
  ]),
) as Readonly<Record<Locale, RegExp>>

/** `namedDates('from March 2026', 'en') // => [{ at: 5, words: 'March 2026', end: 31 March 2026 }]` */
export const namedDates = (text: string, locale: Locale): NamedDate[] =>
  [...text.matchAll(shapes[locale])].map(({ index, 0: words, groups = {} }) => {
    const year = Number(groups['year'])
    const month = periods[locale].get(groups['period']?.toLowerCase() ?? '') ?? 12
    const day = groups['period'] === undefined ? undefined : groups['day']
    // The day before the first of the next month.
    const end = day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, Number(day))
    return { at: index, words, end: new Date(end) }
  })
