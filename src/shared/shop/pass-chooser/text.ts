import { formatNumber, formatUnit } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { Interrail } from '../catalogue/products.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import { variantName } from '../words/variant-name.ts'
import type { Choice, Reason } from './choose.ts'

const text = defineText({
  days: {
    en: (count: string) => (count === '1' ? '1 travel day' : `${count} travel days`),
    sv: (count: string) => (count === '1' ? '1 resdag' : `${count} resdagar`),
    da: (count: string) => (count === '1' ? '1 rejsedag' : `${count} rejsedage`),
  },
  weeks: {
    en: (count: string) => (count === '1' ? '1 week' : `${count} weeks`),
    sv: (count: string) => (count === '1' ? '1 vecka' : `${count} veckor`),
    da: (count: string) => (count === '1' ? '1 uge' : `${count} uger`),
  },
  trip: {
    en: (days: string, span: string) => `${days} in ${span}`,
    sv: (days: string, span: string) => `${days} på ${span}`,
    da: (days: string, span: string) => `${days} på ${span}`,
  },
  cheaper: {
    en: (sum: string, than: string) => `${sum} less than ${than}`,
    sv: (sum: string, than: string) => `${sum} billigare än ${than}`,
    da: (sum: string, than: string) => `${sum} billigere end ${than}`,
  },
  same: {
    en: (than: string) => `the same price as ${than}, and it allows more`,
    sv: (than: string) => `samma pris som ${than}, och det räcker till mer`,
    da: (than: string) => `samme pris som ${than}, og det rækker til mere`,
  },
  only: {
    en: 'the only pass that is long enough',
    sv: 'det enda passet som räcker så länge',
    da: 'det eneste pas, der rækker så længe',
  },
  nights: {
    en: (count: string) =>
      `${count === '1' ? 'The night train takes' : `The ${count} night trains take`} only the travel day of departure.`,
    sv: (count: string) =>
      `${count === '1' ? 'Nattåget tar' : `De ${count} nattågen tar`} bara avgångsdagen som resdag.`,
    da: (count: string) =>
      `${count === '1' ? 'Nattoget bruger' : `De ${count} nattog bruger`} kun afgangsdagen som rejsedag.`,
  },
  'wrong-days': {
    en: 'There cannot be more days on trains than days in the trip, and the last day comes after the first.',
    sv: 'Det kan inte vara fler dagar på tåg än dagar i resan, och den sista dagen kommer efter den första.',
    da: 'Der kan ikke være flere dage i tog, end rejsen har dage, og den sidste dag kommer efter den første.',
  },
  'wrong-nights': {
    en: 'There cannot be more nights on trains than days on trains.',
    sv: 'Det kan inte vara fler nätter på tåg än dagar på tåg.',
    da: 'Der kan ikke være flere nætter i tog end dage i tog.',
  },
  'none-covers': {
    en: 'No pass is valid that long. Take two in a row, or ask us.',
    sv: 'Inget pass gäller så länge. Ta två i följd, eller fråga oss.',
    da: 'Intet pas gælder så længe. Tag to i træk, eller spørg os.',
  },
})

type Chosen = Extract<Choice, { ok: true }>

/** Why the best pass is the best: `11 travel days in 3 weeks: Flexi, 15 travel days in 2 months, €38 less than …` */
export function reasonWords(pass: Interrail, choice: Chosen, currency: Currency, locale: Locale): string[] {
  const t = text(locale)
  const number = (value: number) => formatNumber(value, locale)
  const name = (id: string) => {
    const variant = pass.variants.find(found => found.id === id)
    return variant ? variantName(variant, locale) : id
  }
  const wordsOf = (reason: Reason): string => {
    switch (reason.kind) {
      case 'trip': {
        const { span, travelDays } = reason
        const length = span % 7 === 0 ? t.weeks(number(span / 7)) : formatUnit(span, 'day', locale)
        return t.trip(t.days(number(travelDays)), length)
      }
      case 'nights':
        return t.nights(number(reason.nights))
      case 'cheaper':
        return reason.by > 0
          ? t.cheaper(formatMoney(reason.by, currency, locale), name(reason.than))
          : t.same(name(reason.than))
      case 'only-one':
        return t.only
    }
  }
  const words = choice.why.map(wordsOf)
  const [trip, ...rest] = words
  const last = rest.at(-1)
  return [`${trip}: ${variantName(choice.best.variant, locale)}, ${last}.`, ...rest.slice(0, -1)]
}

/** Why no pass can be chosen for a trip, and what to do. */
export const noChoiceWords = (fault: 'wrong-days' | 'wrong-nights' | 'none-covers', locale: Locale): string =>
  text(locale)[fault]
