import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import type { PriorPriceNotice } from '../price-rules/explain.ts'
import type { LineFault, LineResult } from '../price-rules/order-line.ts'
import { sumWords } from './sum-words.ts'

const text = defineText({
  reduced: {
    en: (percentage: number, before: string) =>
      `${percentage}% lower than ${before}, our lowest price in the 30 days before the reduction`,
    sv: (percentage: number, before: string) =>
      `${percentage} % lägre än ${before}, vårt lägsta pris de 30 dagarna före sänkningen`,
    da: (percentage: number, before: string) =>
      `${percentage} % lavere end ${before}, vores laveste pris i de 30 dage før nedsættelsen`,
  },
  unknown: {
    en: 'This is no longer sold in that form. Remove it and choose again.',
    sv: 'Det här säljs inte längre på det sättet. Ta bort det och välj på nytt.',
    da: 'Det sælges ikke længere på den måde. Fjern det, og vælg igen.',
  },
  'wrong-day': {
    en: 'The first travel day is not a valid date: choose another.',
    sv: 'Den första resdagen är inte ett giltigt datum.',
    da: 'Den første rejsedag er ikke en gyldig dato.',
  },
  'no-travellers': {
    en: 'Choose who is travelling.',
    sv: 'Ange vem som reser.',
    da: 'Oplys, hvem der rejser.',
  },
  'wrong-birth': {
    en: 'One of the dates of birth looks wrong: check the year.',
    sv: 'Ett av födelsedatumen kan inte stämma: kontrollera årtalet.',
    da: 'En af fødselsdatoerne kan ikke passe: kontrollér årstallet.',
  },
  'child-alone': {
    en: 'A child’s pass must be ordered together with the pass of someone aged 18 or over.',
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
    result?.ok
      ? { total: result.total, isPartial: result.isMinimum === true }
      : { total: 0, isPartial: true },
    currency,
    locale,
  )

/**
 * The notice of a reduced price.
 * `reducedWords({ before: 33500, percentage: 9 }, 'EUR', 'en') // => '9% lower than €335, our …'`
 */
export const reducedWords = (
  { before, percentage }: PriorPriceNotice,
  currency: Currency,
  locale: Locale,
): string => text(locale).reduced(percentage, formatMoney(before, currency, locale))
