import { formatDate, formatNumber, formatUnit } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import type { Chosen } from './choose.ts'
import type { SplitLimits } from './offers.ts'
import type { DayPrices } from './ordinary-tickets.ts'

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
  within: {
    en: (days: string, span: string) => `${days} in ${span}`,
    sv: (days: string, span: string) => `${days} på ${span}`,
    da: (days: string, span: string) => `${days} på ${span}`,
  },
  inARow: {
    en: (days: string) => `${days} in a row`,
    sv: (days: string) => `${days} i följd`,
    da: (days: string) => `${days} i træk`,
  },
  enough: {
    en: (trip: string) => `Enough for ${trip}`,
    sv: (trip: string) => `Räcker till ${trip}`,
    da: (trip: string) => `Rækker til ${trip}`,
  },
  cheaper: {
    en: (sum: string) => `, and ${sum} less than the next best.`,
    sv: (sum: string) => ` och är ${sum} billigare än det näst bästa.`,
    da: (sum: string) => ` og er ${sum} billigere end det næstbedste.`,
  },
  same: {
    en: ', and gives you more than the next best at the same price.',
    sv: ' och ger mer än det näst bästa för samma pris.',
    da: ' og giver mere end det næstbedste til samme pris.',
  },
  only: {
    en: ', and the only pass that is.',
    sv: ' och är det enda passet som gör det.',
    da: ' og er det eneste pas, der gør det.',
  },
  pairCheaper: {
    en: (sum: string) => `, and ${sum} less than one pass for the whole trip.`,
    sv: (sum: string) => ` och är ${sum} billigare än ett pass för hela resan.`,
    da: (sum: string) => ` og er ${sum} billigere end ét pas til hele rejsen.`,
  },
  pairOnly: {
    en: '. No single pass is enough.',
    sv: '. Inget pass räcker ensamt.',
    da: '. Intet pas rækker alene.',
  },
  noLimit: {
    en: 'Your travel days can be whichever days you like.',
    sv: 'Resdagarna får infalla när du vill.',
    da: 'Rejsedagene kan falde, når du vil.',
  },
  mostAfter: {
    en: (after: string, end: string) =>
      `Only if no more than ${after} of your travel days fall after ${end}.`,
    sv: (after: string, end: string) => `Bara om högst ${after} av resdagarna infaller efter ${end}.`,
    da: (after: string, end: string) => `Kun hvis højst ${after} af rejsedagene falder efter ${end}.`,
  },
  mostBefore: {
    en: (before: string, end: string) =>
      `Only if no more than ${before} of your travel days fall on or before ${end}.`,
    sv: (before: string, end: string) =>
      `Bara om högst ${before} av resdagarna infaller till och med ${end}.`,
    da: (before: string, end: string) => `Kun hvis højst ${before} af rejsedagene falder til og med ${end}.`,
  },
  mostOfEach: {
    en: (before: string, end: string, after: string) =>
      `Only if no more than ${before} of your travel days fall on or before ${end}, and no more than ${after} after it.`,
    sv: (before: string, end: string, after: string) =>
      `Bara om högst ${before} av resdagarna infaller till och med ${end}, och högst ${after} därefter.`,
    da: (before: string, end: string, after: string) =>
      `Kun hvis højst ${before} af rejsedagene falder til og med ${end}, og højst ${after} derefter.`,
  },
  date: {
    // A template, because translators see no function without one.
    en: (date: string) => `${date}`,
    sv: (date: string) => `den ${date}`,
    da: (date: string) => `den ${date}`,
  },
  lastOfFirst: {
    en: 'the first pass’s last day',
    sv: 'det första passets sista dag',
    da: 'det første pas’ sidste dag',
  },
  tickets: {
    en: (pass: string, tickets: string) =>
      `With the pass, a travel day costs ${pass} per person. With ordinary tickets bought in good time, it costs about ${tickets} by our own estimate.`,
    sv: (pass: string, tickets: string) =>
      `Med passet kostar en resdag ${pass} per person. Med vanliga biljetter, köpta i god tid, kostar den ungefär ${tickets} enligt vår egen uppskattning.`,
    da: (pass: string, tickets: string) =>
      `Med passet koster en rejsedag ${pass} pr. person. Med almindelige billetter, købt i god tid, koster den cirka ${tickets} efter vores eget skøn.`,
  },
  'wrong-days': {
    en: 'There cannot be more days on trains than days in the trip, and the last day must come after the first.',
    sv: 'Det kan inte vara fler dagar på tåg än dagar i resan, och den sista dagen måste komma efter den första.',
    da: 'Der kan ikke være flere dage i tog, end rejsen har dage, og den sidste dag skal komme efter den første.',
  },
  'none-covers': {
    en: 'Even two passes in a row are not enough for that. Ask us and we will plan the trip with you.',
    sv: 'Så länge räcker inte ens två pass i följd. Fråga oss, så lägger vi upp resan tillsammans.',
    da: 'Selv to pas i træk rækker ikke så længe. Spørg os, så sætter vi rejsen sammen med dig.',
  },
})

/** Why the best offer is the best. `Enough for 11 travel days in 3 weeks, and €38 less than the next best.` */
export function reasonWords({ why, best }: Chosen, currency: Currency, locale: Locale): string {
  const t = text(locale)
  const { cheaperBy } = why
  const enough = t.enough(tripWords(why, locale))
  if (cheaperBy === undefined) return enough + (best.second ? t.pairOnly : t.only)
  if (cheaperBy === 0) return enough + t.same
  const sum = formatMoney(cheaperBy, currency, locale)
  return enough + (best.second ? t.pairCheaper(sum) : t.cheaper(sum))
}

function tripWords({ travelDays, span }: Chosen['why'], locale: Locale): string {
  const t = text(locale)
  const days = t.days(formatNumber(travelDays, locale))
  if (travelDays === span) return travelDays === 1 ? days : t.inARow(days)
  const length = span % 7 === 0 ? t.weeks(formatNumber(span / 7, locale)) : formatUnit(span, 'day', locale)
  return t.within(days, length)
}

/**
 * How the travel days must be split between two passes in a row.
 *
 * @param isDated whether the first day is decided, so that the day between them is known
 */
export function splitWords(
  { firstEnds, mostBefore, mostAfter }: SplitLimits,
  isDated: boolean,
  locale: Locale,
): string {
  const t = text(locale)
  const number = (value: number) => formatNumber(value, locale)
  const end = isDated ? t.date(formatDate(new Date(firstEnds), locale)) : t.lastOfFirst
  if (mostBefore === undefined)
    return mostAfter === undefined ? t.noLimit : t.mostAfter(number(mostAfter), end)
  return mostAfter === undefined
    ? t.mostBefore(number(mostBefore), end)
    : t.mostOfEach(number(mostBefore), end, number(mostAfter))
}

/** Why ordinary tickets are probably cheaper. */
export const ticketWords = (
  { withPass, withTickets }: DayPrices,
  currency: Currency,
  locale: Locale,
): string =>
  text(locale).tickets(formatMoney(withPass, currency, locale), formatMoney(withTickets, currency, locale))

/** Why no pass can be chosen for a trip, and what to do. */
export const noChoiceWords = (fault: 'wrong-days' | 'none-covers', locale: Locale): string =>
  text(locale)[fault]
