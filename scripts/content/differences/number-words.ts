import type { Locale, Translated } from '../../../src/i18n/locales.ts'

const small: Translated<string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  sv: 'noll en/ett/första två/båda tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
  da: 'nul en/et/én/ét/første to/begge tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
}
const tens: Translated<string> = {
  en: 'thirty forty fifty sixty seventy eighty ninety hundred',
  sv: 'trettio fyrtio femtio sextio sjuttio åttio nittio hundra',
  da: 'tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede',
}

/**
 * The words for a number in a language; empty if it is not written in words. `numberWords('12', 'sv') // => ['tolv']`
 */
export function numberWords(digits: string, locale: Locale): string[] {
  const value = Number(digits)
  const words =
    value <= 20
      ? small[locale].split(' ')[value]
      : value % 10 === 0
        ? tens[locale].split(' ')[value / 10 - 3]
        : undefined
  if (value === 1000) return [{ en: 'thousand', sv: 'tusen', da: 'tusind' }[locale]]
  return words?.split('/') ?? []
}
