import { slugOf } from '../slug-of.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Former codes have the name of the country that followed: `CS` is "Serbia" too, whose code is `RS`. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code

/** The country of an English name. `countryNamed('south-korea') // => 'KR'` */
export const countryNamed = (name: string): string | undefined =>
  letters
    .flatMap(first => letters.map(second => first + second))
    .find(code => slugOf(english.of(code) ?? '') === name && isCurrent(code))
