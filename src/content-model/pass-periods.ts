import { localeConfig } from '../i18n/locale-config.ts'
import type { Locale } from '../i18n/locales.ts'
import { defineText } from '../i18n/text.ts'

type Period = { readonly days: number } | { readonly months: number }

interface Variant {
  readonly travelDays?: number | undefined
  readonly within: Period
}

// It does not use `Intl`, which counts days in Swedish as `dygn`: a travel day is a `dag`.
const text = defineText({
  flexi: { en: 'Flexi', sv: 'Flexi', da: 'Flexi' },
  continuous: { en: 'Continuous', sv: 'Continuous', da: 'Continuous' },
  within: { en: 'within', sv: 'inom', da: 'inden for' },
  days: {
    en: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    sv: (count: number) => (count === 1 ? '1 dag' : `${count} dagar`),
    da: (count: number) => (count === 1 ? '1 dag' : `${count} dage`),
  },
  months: {
    en: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    sv: (count: number) => (count === 1 ? '1 månad' : `${count} månader`),
    da: (count: number) => (count === 1 ? '1 måned' : `${count} måneder`),
  },
})

/**
 * The periods of a pass in words. Travel days within the same period are named together.
 *
 *     passPeriods([{ travelDays: 5, within: { months: 1 } }, { travelDays: 7, within: { months: 1 } }], 'en')
 *     // => ['5 or 7 days within 1 month']
 *     passPeriods([{ within: { days: 15 } }], 'sv') // => ['15 dagar']
 */
export function passPeriods(variants: readonly Variant[], locale: Locale): string[] {
  const t = text(locale)
  const periods = new Map<string, number[]>()
  for (const { travelDays, within } of variants) {
    const period = 'days' in within ? t.days(within.days) : t.months(within.months)
    periods.set(period, [...(periods.get(period) ?? []), ...(travelDays === undefined ? [] : [travelDays])])
  }
  return [...periods].map(([period, days]) =>
    days.length === 0 ? period : `${travelDays(days, locale)} ${t.within} ${period}`,
  )
}

/**
 * The short name of a pass.
 *
 *     passName({ type: 'flexi', travelDays: 5, within: { months: 1 } }, 'en') // => 'Flexi, 5 days'
 *     passName({ type: 'continuous', within: { days: 15 } }, 'sv') // => 'Continuous, 15 dagar'
 */
export function passName(
  variant: Variant & { readonly type: 'flexi' | 'continuous' },
  locale: Locale,
): string {
  const t = text(locale)
  const { within } = variant
  const period = 'days' in within ? t.days(within.days) : t.months(within.months)
  return `${t[variant.type]}, ${variant.travelDays === undefined ? period : t.days(variant.travelDays)}`
}

/** `[4, 5, 7]` in English is "4, 5 or 7 days". */
function travelDays(days: readonly number[], locale: Locale): string {
  const last = days.at(-1) ?? 0
  const numbers = [...days.slice(0, -1).map(String), text(locale).days(last)]
  return new Intl.ListFormat(localeConfig[locale].tag, { type: 'disjunction' }).format(numbers)
}
