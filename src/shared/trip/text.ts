import { defineText } from '../../i18n/text.ts'

/** Words about ways and their legs, for the trip planner and the pages of city pairs. */
export const tripText = defineText({
  'by-day': { en: 'Fastest by day', sv: 'Snabbast på dagen', da: 'Hurtigst med dagtog' },
  'by-night': { en: 'By night', sv: 'Med nattåg', da: 'Med nattog' },
  'fewest-changes': { en: 'Fewest changes', sv: 'Minst antal byten', da: 'Færrest skift' },
  'without-reservation': {
    en: 'Without reservation',
    sv: 'Utan platsbokning',
    da: 'Uden pladsreservation',
  },
  compulsory: {
    en: 'reservation compulsory',
    sv: 'platsbokning obligatorisk',
    da: 'pladsreservation obligatorisk',
  },
  optional: { en: 'reservation optional', sv: 'platsbokning frivillig', da: 'pladsreservation valgfri' },
  summer: {
    en: 'reservation optional; can be compulsory in summer',
    sv: 'platsbokning frivillig; kan vara obligatorisk på sommaren',
    da: 'pladsreservation valgfri; kan være obligatorisk om sommeren',
  },
  'summer-day': {
    en: 'reservation can be compulsory on that day, so it is counted',
    sv: 'platsbokning kan vara obligatorisk den dagen och räknas med',
    da: 'pladsreservation kan være obligatorisk den dag og regnes med',
  },
  none: { en: 'nothing to reserve', sv: 'ingen platsbokning', da: 'ingen pladsreservation' },
  'own-ticket': {
    en: 'not covered by the pass: buy a ticket',
    sv: 'ingår inte i passet: köp biljett',
    da: 'ikke med i passet: køb billet',
  },
  'ferry-ticket': {
    en: 'buy a ferry ticket: ask us about a discount with the pass',
    sv: 'köp färjebiljett: fråga oss om rabatt med passet',
    da: 'køb færgebillet: spørg os om rabat med passet',
  },
  'ferry-unknown': {
    en: 'we could not confirm what the pass covers on this ferry: ask us',
    sv: 'vi har inte kunnat bekräfta vad passet täcker på färjan: fråga oss',
    da: 'vi har ikke kunnet få bekræftet, hvad passet dækker på færgen: spørg os',
  },
  unknown: {
    en: 'we could not confirm whether a reservation is needed: ask us',
    sv: 'vi har inte kunnat bekräfta om platsbokning behövs: fråga oss',
    da: 'vi har ikke kunnet få bekræftet, om pladsreservation er nødvendig: spørg os',
  },
  feeUnknown: { en: 'fee not known', sv: 'avgiften okänd', da: 'gebyret ukendt' },
  train: { en: 'train', sv: 'tåg', da: 'tog' },
  bus: { en: 'bus', sv: 'buss', da: 'bus' },
  ferry: { en: 'ferry', sv: 'färja', da: 'færge' },
  everyDayBut: { en: 'every day but {days}', sv: 'alla dagar utom {days}', da: 'alle dage undtagen {days}' },
  onlyOn: { en: '{days} only', sv: 'endast {days}', da: 'kun {days}' },
  // Every Monday, for example. Each language adds the same letters to all weekdays.
  everyWeekday: { en: '{day}s', sv: '{day}ar', da: '{day}e' },
  toOther: { en: 'to', sv: 'till', da: 'til' },
  walk: { en: 'on foot', sv: 'till fots', da: 'til fods' },
  metro: { en: 'by metro', sv: 'med tunnelbana', da: 'med metro' },
  tram: { en: 'by tram', sv: 'med spårvagn', da: 'med sporvogn' },
})
