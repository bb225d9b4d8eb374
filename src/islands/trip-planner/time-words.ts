import { formatDuration } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { PlannerProps } from './planner.ts'

/** A duration to five minutes: nothing here is known to the minute. `timeWords(337, 'en') // => '5 hrs 35 mins'` */
export const timeWords = (minutes: number, locale: Locale): string =>
  formatDuration(Math.round(minutes / 5) * 5, locale)

/** `about 5 hrs 35 mins` */
export const aboutTime = ({ text, locale }: Pick<PlannerProps, 'text' | 'locale'>, minutes: number): string =>
  fillMessage(text.about, { time: timeWords(minutes, locale) })
