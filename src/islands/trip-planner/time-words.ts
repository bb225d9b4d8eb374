import { formatDuration } from '../../i18n/format.ts'
import { localeConfig } from '../../i18n/locale-config.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { PlannerProps } from './planner.ts'

/** A duration to five minutes: nothing here is known to the minute. `timeWords(337, 'en') // => '5 hrs 35 mins'` */
export const timeWords = (minutes: number, locale: Locale): string =>
  formatDuration(Math.round(minutes / 5) * 5, locale)

/** `about 5 hrs 35 mins` */
export const aboutTime = ({ text, locale }: Pick<PlannerProps, 'text' | 'locale'>, minutes: number): string =>
  fillMessage(text.about, { time: timeWords(minutes, locale) })

const months = new Map<Locale, Intl.DateTimeFormat>()

/** A month, from a day or a month. `monthWords('2026-06', 'da') // => 'juni 2026'` */
export function monthWords(day: string, locale: Locale): string {
  const format =
    months.get(locale) ??
    new Intl.DateTimeFormat(localeConfig[locale].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  months.set(locale, format)
  return format.format(new Date(day.slice(0, 7)))
}
