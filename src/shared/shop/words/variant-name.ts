import { formatNumber, formatUnit } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { DaysPass, InterrailVariant } from '../catalogue/products.ts'

const text = defineText({
  flexi: {
    en: (days: string, within: string) => `Flexi, ${days} travel days in ${within}`,
    sv: (days: string, within: string) => `Flexi, ${days} resdagar inom ${within}`,
    da: (days: string, within: string) => `Flexi, ${days} rejsedage inden for ${within}`,
  },
  continuous: {
    en: (within: string) => `Continuous, ${within}`,
    sv: (within: string) => `Continuous, ${within}`,
    da: (within: string) => `Continuous, ${within}`,
  },
  second: { en: '2nd class', sv: '2:a klass', da: '2. klasse' },
  first: { en: '1st class', sv: '1:a klass', da: '1. klasse' },
  standard: { en: 'Standard', sv: 'Standard', da: 'Standard' },
  green: { en: 'Green', sv: 'Green', da: 'Green' },
})

/** The validity of a pass. `validity({ months: 2 }, 'sv') // => '2 månader'` */
export const validity = (within: InterrailVariant['within'], locale: Locale): string =>
  'days' in within ? formatUnit(within.days, 'day', locale) : formatUnit(within.months, 'month', locale)

/** The name of a pass. `variantName(…, 'en') // => 'Flexi, 15 travel days in 2 months'` */
export function variantName(
  { travelDays, within }: Pick<InterrailVariant, 'travelDays' | 'within'>,
  locale: Locale,
): string {
  const t = text(locale)
  const valid = validity(within, locale)
  return travelDays === undefined ? t.continuous(valid) : t.flexi(formatNumber(travelDays, locale), valid)
}

/** The name of a pass for consecutive days. `daysPassName(…, 'da') // => '7 dage, Green'` */
export function daysPassName(
  { days, class: travelClass }: Pick<DaysPass['variants'][number], 'days' | 'class'>,
  locale: Locale,
): string {
  const t = text(locale)
  return `${formatUnit(days, 'day', locale)}, ${t[travelClass]}`
}

/** The name of a class. `className('second', 'sv') // => '2:a klass'` */
export const className = (travelClass: 'first' | 'second', locale: Locale): string =>
  text(locale)[travelClass]
