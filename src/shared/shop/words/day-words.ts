import { formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import { addMonths, type IsoDay, isPastTime } from '../../iso-day.ts'

const text = defineText({
  past: {
    en: 'That date has passed: choose a later one.',
    sv: 'Den dagen har passerat: välj en senare.',
    da: 'Datoen er passeret: vælg en senere.',
  },
  pastTime: {
    en: 'That time has passed: choose a later one.',
    sv: 'Den tiden har passerat: välj en senare.',
    da: 'Tidspunktet er passeret: vælg et senere.',
  },
  tooFar: {
    en: (months: number, last: string) =>
      `This can be ordered at most ${months} months ahead: choose a day up to ${last}.`,
    sv: (months: number, last: string) =>
      `Det här kan beställas högst ${months} månader i förväg: välj en dag till och med ${last}.`,
    da: (months: number, last: string) =>
      `Dette kan højst bestilles ${months} måneder i forvejen: vælg en dag til og med ${last}.`,
  },
})

/** Why something cannot be ordered for a day: it is past, or too far ahead. */
export function dayFault(
  day: IsoDay,
  today: IsoDay,
  monthsAhead: number | undefined,
  locale: Locale,
): string | undefined {
  const t = text(locale)
  if (day < today) return t.past
  if (monthsAhead === undefined) return undefined
  const last = addMonths(today, monthsAhead)
  return day > last ? t.tooFar(monthsAhead, formatDate(new Date(last), locale)) : undefined
}

/** Why a ride cannot be ordered for a time of a day: it was earlier today. */
export const rideFault = (day: IsoDay, time: string, now: Date, locale: Locale): string | undefined =>
  isPastTime(day, time, now) ? text(locale).pastTime : undefined
