import { slugOf } from '../slug-of.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** `Intl` also gives former codes the name of today's country: both `CS` and `RS` are "Serbia". */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code

/** The country of an English name. `countryNamed('south-korea') // => 'KR'` */
export const countryNamed = (name: string): string | undefined =>
  letters
    .flatMap(first => letters.map(second => first + second))
    .find(code => slugOf(english.of(code) ?? '') === name && isCurrent(code))
