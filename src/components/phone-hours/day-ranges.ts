import { weekdayName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

interface DayRange {
  /** `Monday–Friday` */
  readonly days: string
  readonly isOpen: boolean
}

/** The days of a week, with those in a row that are all open or all closed as one range. */
export function dayRanges(weekdays: readonly number[], locale: Locale): DayRange[] {
  const ranges: { from: string; to: string; isOpen: boolean }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const name = weekdayName(weekday, locale)
    const isOpen = weekdays.includes(weekday)
    const last = ranges.at(-1)
    if (last?.isOpen === isOpen) last.to = name
    else ranges.push({ from: name, to: name, isOpen })
  }
  return ranges.map(({ from, to, isOpen }) => ({
    days: from === to ? from : `${from}–${to}`,
    isOpen,
  }))
}

export const withCapital = (words: string, locale: Locale) =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
