import { defineText } from '../../i18n/text.ts'

const times = (count: number, one: string, many: string) =>
  count === 1 ? one : many.replace('#', String(count))

export const text = defineText({
  title: {
    en: (from: string, to: string) => `${from} to ${to} by train`,
    sv: (from: string, to: string) => `${from} till ${to} med tåg`,
    da: (from: string, to: string) => `${from} til ${to} med tog`,
  },
  description: {
    en: (from: string, to: string, time: string) =>
      `By train from ${from} to ${to}: about ${time}, where you change, which seats to reserve and what they cost with a pass.`,
    sv: (from: string, to: string, time: string) =>
      `Med tåg från ${from} till ${to}: cirka ${time}, var du byter, vilka platser du måste boka och vad de kostar med pass.`,
    da: (from: string, to: string, time: string) =>
      `Med tog fra ${from} til ${to}: cirka ${time}, hvor du skifter, hvilke pladser du skal reservere, og hvad de koster med pas.`,
  },
  waysTitle: {
    en: (count: number) => times(count, 'One way to go', '# ways to go'),
    sv: (count: number) => times(count, 'Ett sätt att resa', '# sätt att resa'),
    da: (count: number) => times(count, 'Én måde at rejse på', '# måder at rejse på'),
  },
  waysNote: {
    en: 'Usual travel times, changes included. Look up your own day before you book.',
    sv: 'Vanliga restider med byten inräknade. Kontrollera din egen dag innan du bokar.',
    da: 'Normale rejsetider inklusive skift. Tjek din egen dag, før du bestiller.',
  },
  way: { en: 'Way', sv: 'Resväg', da: 'Rejse' },
  through: { en: 'Changes', sv: 'Byten', da: 'Skift' },
  time: { en: 'Time', sv: 'Restid', da: 'Rejsetid' },
  seats: { en: 'Seats with a pass', sv: 'Platser med pass', da: 'Pladser med pas' },
  direct: { en: 'Direct', sv: 'Direkt', da: 'Direkte' },
  about: { en: 'about', sv: 'cirka', da: 'cirka' },
  leaves: {
    en: (leaves: string, arrives: string) => `Leaves ${leaves}, arrives ${arrives}`,
    sv: (leaves: string, arrives: string) => `Avgår ${leaves}, är framme ${arrives}`,
    da: (leaves: string, arrives: string) => `Afgår ${leaves}, er fremme ${arrives}`,
  },
  timesOf: {
    en: (date: string) => `times of ${date}`,
    sv: (date: string) => `tider från ${date}`,
    da: (date: string) => `tider fra ${date}`,
  },
  runs: {
    en: (days: string) => `not every day: ${days}`,
    sv: (days: string) => `inte varje dag: ${days}`,
    da: (days: string) => `ikke hver dag: ${days}`,
  },
  season: {
    en: (from: string, to: string) => `runs from ${from} to ${to}`,
    sv: (from: string, to: string) => `går från ${from} till ${to}`,
    da: (from: string, to: string) => `kører fra ${from} til ${to}`,
  },
  onTrains: {
    en: (count: number) => times(count, 'one night on a train', '# nights on trains'),
    sv: (count: number) => times(count, 'en natt på tåg', '# nätter på tåg'),
    da: (count: number) => times(count, 'én nat i tog', '# nætter i tog'),
  },
  unknownFees: {
    en: (count: number) => times(count, 'one fee not known', '# fees not known'),
    sv: (count: number) => times(count, 'en avgift okänd', '# avgifter okända'),
    da: (count: number) => times(count, 'ét gebyr ukendt', '# gebyrer ukendt'),
  },
  ownTicket: {
    en: (count: number) => times(count, 'plus one ticket', 'plus # tickets'),
    sv: (count: number) => times(count, 'plus en biljett', 'plus # biljetter'),
    da: (count: number) => times(count, 'plus én billet', 'plus # billetter'),
  },
  nothing: { en: 'nothing to pay', sv: 'inget att betala', da: 'intet at betale' },
  legByLeg: { en: 'leg by leg', sv: 'sträcka för sträcka', da: 'stræk for stræk' },
  change: {
    en: (time: string) => `allow ${time} to change`,
    sv: (time: string) => `räkna med ${time} för bytet`,
    da: (time: string) => `regn med ${time} til skiftet`,
  },
  book: { en: 'Book at', sv: 'Boka hos', da: 'Bestil hos' },
  fareFrom: {
    en: (price: string, date: string) => `ordinary ticket from ${price} (${date})`,
    sv: (price: string, date: string) => `vanlig biljett från ${price} (${date})`,
    da: (price: string, date: string) => `almindelig billet fra ${price} (${date})`,
  },
  knowTitle: { en: 'Good to know', sv: 'Bra att veta', da: 'Godt at vide' },
  passTitle: { en: 'With a pass', sv: 'Med pass', da: 'Med pas' },
  passFrom: { en: 'Pass from', sv: 'Pass från', da: 'Pas fra' },
  passFor: {
    en: (days: number, needed: number) => `${days} travel days; there and back takes ${needed}`,
    sv: (days: number, needed: number) => `${days} resdagar; fram och tillbaka tar ${needed}`,
    da: (days: number, needed: number) => `${days} rejsedage; ud og hjem tager ${needed}`,
  },
  mapTitle: {
    en: (from: string, to: string) => `The way from ${from} to ${to}`,
    sv: (from: string, to: string) => `Resan från ${from} till ${to}`,
    da: (from: string, to: string) => `Rejsen fra ${from} til ${to}`,
  },
  onTheWay: {
    en: 'Guides to the countries on the way',
    sv: 'Guider till länderna på vägen',
    da: 'Guider til landene på vejen',
  },
  passing: {
    en: 'Routes that go the same way',
    sv: 'Rutter som går samma väg',
    da: 'Ruter, der går samme vej',
  },
  moreFrom: {
    en: (from: string) => `Also from ${from}`,
    sv: (from: string) => `Fler resor från ${from}`,
    da: (from: string) => `Flere rejser fra ${from}`,
  },
  moreTo: {
    en: (to: string) => `Also to ${to}`,
    sv: (to: string) => `Fler resor till ${to}`,
    da: (to: string) => `Flere rejser til ${to}`,
  },
  sources: {
    en: (dates: string) => `Travel times are from sources of ${dates}:`,
    sv: (dates: string) => `Restiderna kommer från källor från ${dates}:`,
    da: (dates: string) => `Rejsetiderne er fra kilder fra ${dates}:`,
  },
  sourcesTitle: {
    en: (count: number) => `Sources (${count})`,
    sv: (count: number) => `Källor (${count})`,
    da: (count: number) => `Kilder (${count})`,
  },
})
