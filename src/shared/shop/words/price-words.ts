import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import type { Announced } from '../price-rules/explain.ts'
import type { LineFault, LineResult } from '../price-rules/order-line.ts'
import { sumWords } from './sum-words.ts'

const text = defineText({
  reduced: {
    en: (percentage: number, before: string) =>
      `${percentage}% lower than ${before}, our lowest price in the 30 days before`,
    sv: (percentage: number, before: string) =>
      `${percentage} % lägre än ${before}, vårt lägsta pris de 30 dagarna före`,
    da: (percentage: number, before: string) =>
      `${percentage} % lavere end ${before}, vores laveste pris i de 30 dage før`,
  },
  unknown: {
    en: 'This is no longer sold as it was. Take it out and choose again.',
    sv: 'Det här säljs inte längre på det sättet. Ta bort det och välj på nytt.',
    da: 'Det sælges ikke længere på den måde. Fjern det, og vælg igen.',
  },
  'wrong-day': {
    en: 'The first travel day is not a day of the calendar.',
    sv: 'Den första resdagen finns inte i kalendern.',
    da: 'Den første rejsedag findes ikke i kalenderen.',
  },
  'no-travellers': {
    en: 'Say who travels.',
    sv: 'Ange vem som reser.',
    da: 'Oplys, hvem der rejser.',
  },
  'wrong-birth': {
    en: 'A birth date cannot be right: look at its year.',
    sv: 'Ett födelsedatum kan inte stämma: se efter vilket år det är.',
    da: 'En fødselsdato kan ikke passe: se på årstallet.',
  },
  'child-alone': {
    en: 'A child’s pass is ordered together with that of someone who is 18 or older.',
    sv: 'Ett barns pass beställs tillsammans med passet för någon som är 18 år eller äldre.',
    da: 'Et barns pas bestilles sammen med passet til en, der er fyldt 18.',
  },
})

/** Why a line has no price, and what to do. */
export function faultWords({ fault }: LineFault, locale: Locale): string {
  const t = text(locale)
  switch (fault) {
    case 'unknown-product':
    case 'unknown-variant':
    case 'unknown-value':
      return t.unknown
    default:
      return t[fault]
  }
}

/** A line's price in short. `priceWords(undefined, 'EUR', 'en') // => 'Price from customer service'` */
export const priceWords = (result: LineResult | undefined, currency: Currency, locale: Locale): string =>
  sumWords(
    result?.ok ? { total: result.total, more: result.from === true } : { total: 0, more: true },
    currency,
    locale,
  )

/** How a reduced price is announced. `reducedWords({ before: 33500, percentage: 9 }, 'EUR', 'en') // => '9% lower than €335, our …'` */
export const reducedWords = ({ before, percentage }: Announced, currency: Currency, locale: Locale): string =>
  text(locale).reduced(percentage, formatMoney(before, currency, locale))
