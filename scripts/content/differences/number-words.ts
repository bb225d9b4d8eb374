import type { Locale } from '../../../src/i18n/locales.ts'
import { languages } from '../languages.ts'

/**
 * The words for a number in a language; empty if it is not written in words. `numberWords('12', 'sv') // => ['tolv']`
 */
export function numberWords(digits: string, locale: Locale): string[] {
  const { zeroToTwenty, tensFromThirty, thousand } = languages[locale].numbers
  const value = Number(digits)
  if (value === 1000) return [thousand]
  const words =
    value <= 20
      ? zeroToTwenty.split(' ')[value]
      : value % 10 === 0
        ? tensFromThirty.split(' ')[value / 10 - 3]
        : undefined
  return words?.split('/') ?? []
}
