import { formatClock, formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { IsoDay } from '../../iso-day.ts'
import { type BasketLine, groupsOf } from '../basket/line.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import { partyWords } from './party-words.ts'
import { className } from './variant-name.ts'

const text = defineText({
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
  namesFollow: {
    en: (travellers: string, party: string) => `${travellers}: ${party}; names to follow`,
    sv: (travellers: string, party: string) => `${travellers}: ${party}; namnen kommer senare`,
    da: (travellers: string, party: string) => `${travellers}: ${party}; navnene følger senere`,
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

const dayName = (day: IsoDay, locale: Locale) => formatDate(new Date(day), locale)

/** The choices of a line, in short and without anything that was typed. */
export function lineChoices(line: BasketLine, currency: Currency, locale: Locale): string[] {
  const t = text(locale)
  switch (line.kind) {
    case 'interrail':
      return [
        className(line.class, locale),
        t.travellers(line.travellers.length),
        firstDayWords(line.firstDay, locale),
      ]
    case 'interrail-group': {
      const groups = groupsOf(line.counts)
      return [
        className(line.class, locale),
        firstDayWords(line.firstDay, locale),
        t.namesFollow(t.travellers(groups.length), partyWords(groups, locale)),
      ]
    }
    case 'days-pass':
      return [t.travellers(line.travellers.length), firstDayWords(line.firstDay, locale)]
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

function firstDayWords(firstDay: IsoDay | '', locale: Locale): string {
  const t = text(locale)
  return firstDay ? t.firstDay(dayName(firstDay, locale)) : t.undecided
}
