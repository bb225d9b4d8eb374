import { formatClock, formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { BasketLine, LineOf } from '../basket/line.ts'
import { type Catalogue, productOf } from '../catalogue/catalogue.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import type { IsoDay } from '../iso-day.ts'
import { className, daysPassName, variantName } from './variant-name.ts'

const text = defineText({
  gone: { en: 'No longer sold', sv: 'Säljs inte längre', da: 'Sælges ikke længere' },
  ticket: { en: 'Train ticket', sv: 'Tågbiljett', da: 'Togbillet' },
  firstDay: {
    en: (day: string) => `first travel day ${day}`,
    sv: (day: string) => `första resdag ${day}`,
    da: (day: string) => `første rejsedag ${day}`,
  },
  undecided: {
    en: 'first travel day not decided: ages on the day of the order apply',
    sv: 'första resdag inte bestämd: åldern på beställningsdagen räknas',
    da: 'første rejsedag ikke bestemt: alderen på bestillingsdagen tæller',
  },
  travellers: {
    en: (count: number) => (count === 1 ? '1 traveller' : `${count} travellers`),
    sv: (count: number) => (count === 1 ? '1 resenär' : `${count} resenärer`),
    da: (count: number) => (count === 1 ? '1 rejsende' : `${count} rejsende`),
  },
  passengers: {
    en: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
    sv: (count: number) => (count === 1 ? '1 passagerare' : `${count} passagerare`),
    da: (count: number) => (count === 1 ? '1 passager' : `${count} passagerer`),
  },
  private: { en: 'Private taxi', sv: 'Egen taxi', da: 'Privat taxa' },
  shared: { en: 'Shared taxi', sv: 'Delad taxi', da: 'Delt taxa' },
  to: { en: 'to the station', sv: 'till stationen', da: 'til stationen' },
  from: { en: 'from the station', sv: 'från stationen', da: 'fra stationen' },
  spring: { en: 'Design: spring', sv: 'Motiv: vår', da: 'Motiv: forår' },
  summer: { en: 'Design: summer', sv: 'Motiv: sommar', da: 'Motiv: sommer' },
  autumn: { en: 'Design: autumn', sv: 'Motiv: höst', da: 'Motiv: efterår' },
  winter: { en: 'Design: winter', sv: 'Motiv: vinter', da: 'Motiv: vinter' },
  night: { en: 'Design: night', sv: 'Motiv: natt', da: 'Motiv: nat' },
  town: { en: 'Design: town', sv: 'Motiv: stad', da: 'Motiv: by' },
})

type Products = Pick<Catalogue, 'products'>

const dayName = (day: IsoDay, locale: Locale) => formatDate(new Date(day), locale)

/** What a line is, without anything that was written freely. `lineTitle(…) // => 'Interrail Global Pass: Flexi, 5 travel days in 1 month'` */
export function lineTitle(catalogue: Products, line: BasketLine, locale: Locale): string {
  const t = text(locale)
  if (line.kind === 'ticket') return t.ticket
  const name = catalogue.products.find(({ id }) => id === line.product)?.name ?? t.gone
  const variant = variantOf(catalogue, line, locale)
  return variant ? `${name}: ${variant}` : name
}

function variantOf(catalogue: Products, line: BasketLine, locale: Locale): string | undefined {
  if (line.kind === 'interrail') {
    const found = productOf(catalogue, line.product, 'interrail')?.variants.find(
      ({ id }) => id === line.variant,
    )
    return found ? variantName(found, locale) : text(locale).gone
  }
  if (line.kind === 'days-pass') {
    const found = productOf(catalogue, line.product, 'days-pass')?.variants.find(
      ({ id }) => id === line.variant,
    )
    return found ? daysPassName(found, locale) : text(locale).gone
  }
  return undefined
}

/** What was chosen of a line, in short and without anything that was written freely. */
export function lineChoices(line: BasketLine, currency: Currency, locale: Locale): string[] {
  const t = text(locale)
  switch (line.kind) {
    case 'interrail':
      return [className(line.class, locale), ...passWords(line, locale)]
    case 'days-pass':
      return passWords(line, locale)
    case 'gift-card':
      return [formatMoney(line.value, currency, locale), t[line.design]]
    case 'taxi':
      return [t[line.ride], t[line.direction], ...whenWords(line, locale), t.passengers(line.passengers)]
    case 'ticket':
      return [className(line.class, locale), ...whenWords(line, locale)]
  }
}

const whenWords = ({ date, time }: { date: IsoDay; time: string }, locale: Locale) => [
  dayName(date, locale),
  ...(time ? [formatClock(time, locale)] : []),
]

function passWords({ firstDay, travellers }: LineOf<'interrail' | 'days-pass'>, locale: Locale) {
  const t = text(locale)
  return [t.travellers(travellers.length), firstDay ? t.firstDay(dayName(firstDay, locale)) : t.undecided]
}
