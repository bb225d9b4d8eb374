import { defineText } from '../../i18n/text.ts'

const times = (count: number, one: string, many: string) =>
  count === 1 ? one : many.replace('#', String(count))

export const text = defineText({
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
  direct: { en: 'Direct', sv: 'Direkt', da: 'Direkte' },
  directFerry: { en: 'Direct ferry', sv: 'Direkt med färja', da: 'Direkte med færge' },
  directBus: { en: 'Direct bus', sv: 'Direkt med buss', da: 'Direkte med bus' },
  about: { en: 'about', sv: 'cirka', da: 'cirka' },
  leaves: {
    en: (from: string, leaves: string, to: string, arrives: string) =>
      `Leaves ${from} ${leaves}, arrives ${to} ${arrives}`,
    sv: (from: string, leaves: string, to: string, arrives: string) =>
      `Avgår från ${from} ${leaves}, framme i ${to} ${arrives}`,
    da: (from: string, leaves: string, to: string, arrives: string) =>
      `Afgår fra ${from} ${leaves}, fremme i ${to} ${arrives}`,
  },
  timesOf: {
    en: (date: string) => `times of ${date}`,
    sv: (date: string) => `tider från ${date}`,
    da: (date: string) => `tider fra ${date}`,
  },
  onTrains: {
    en: (count: number) => times(count, 'one night on a train', '# nights on trains'),
    sv: (count: number) => times(count, 'en natt på tåg', '# nätter på tåg'),
    da: (count: number) => times(count, 'én nat i tog', '# nætter i tog'),
  },
  unknownFees: {
    en: (count: number) => times(count, 'one fee not known', '# fees not known'),
    sv: (count: number) => times(count, 'en okänd avgift', '# okända avgifter'),
    da: (count: number) => times(count, 'ét ukendt gebyr', '# ukendte gebyrer'),
  },
  ownTicket: {
    en: (count: number) => times(count, 'plus one ticket', 'plus # tickets'),
    sv: (count: number) => times(count, 'plus en biljett', 'plus # biljetter'),
    da: (count: number) => times(count, 'plus én billet', 'plus # billetter'),
  },
  nothing: { en: 'nothing to pay', sv: 'inget att betala', da: 'intet at betale' },
  legByLeg: { en: 'leg by leg', sv: 'sträcka för sträcka', da: 'strækning for strækning' },
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
  paysTitle: { en: 'Does a pass pay?', sv: 'Lönar sig ett pass?', da: 'Kan et pas betale sig?' },
  thereAndBack: {
    en: (from: string, to: string) => `${from}–${to} there and back, for one adult in second class.`,
    sv: (from: string, to: string) => `${from}–${to} tur och retur, för en vuxen i andra klass.`,
    da: (from: string, to: string) => `${from}–${to} tur-retur for én voksen på 2.\u00a0klasse.`,
  },
  passDays: {
    en: (days: number) => `Pass with ${days} travel days`,
    sv: (days: number) => `Pass med ${days} resdagar`,
    da: (days: number) => `Pas med ${days} rejsedage`,
  },
  seatsWithPass: {
    en: 'Reservations with the pass',
    sv: 'Platsbokning med passet',
    da: 'Pladsreservation med passet',
  },
  ordinaryFares: {
    en: 'Lowest ordinary fares we know of',
    sv: 'Lägsta vanliga biljettpriser vi känner till',
    da: 'Laveste almindelige priser, vi kender',
  },
  faresOf: {
    en: (known: number, all: number) =>
      known === all
        ? 'for all trains'
        : times(all, `for ${known} of one train each way`, `for ${known} of # trains each way`),
    sv: (known: number, all: number) =>
      known === all
        ? 'för alla tåg'
        : times(
            all,
            `för ${known} av ett tåg i vardera riktningen`,
            `för ${known} av # tåg i vardera riktningen`,
          ),
    da: (known: number, all: number) =>
      known === all
        ? 'for alle tog'
        : times(all, `for ${known} af ét tog i hver retning`, `for ${known} af # tog i hver retning`),
  },
  noFares: {
    en: 'none known',
    sv: 'inga kända',
    da: 'ingen kendte',
  },
  lookUp: {
    en: (known: number, all: number) =>
      known === all
        ? 'The lowest fares go early. Look up your own days, then compare.'
        : known === 0
          ? 'Look up the fares on your own days, then compare.'
          : times(
              all - known,
              'We have no fare for one train each way. Look up your own days, then compare.',
              'We have no fare for # trains each way. Look up your own days, then compare.',
            ),
    sv: (known: number, all: number) =>
      known === all
        ? 'De lägsta priserna tar slut tidigt. Slå upp dina egna dagar och jämför sedan.'
        : known === 0
          ? 'Slå upp priserna för dina egna dagar och jämför sedan.'
          : times(
              all - known,
              'Ett biljettpris i vardera riktningen känner vi inte till. Slå upp dina egna dagar och jämför sedan.',
              '# biljettpriser i vardera riktningen känner vi inte till. Slå upp dina egna dagar och jämför sedan.',
            ),
    da: (known: number, all: number) =>
      known === all
        ? 'De laveste priser bliver hurtigt udsolgt. Slå dine egne dage op, og sammenlign så.'
        : known === 0
          ? 'Slå priserne op for dine egne dage, og sammenlign så.'
          : times(
              all - known,
              'Én billetpris i hver retning kender vi ikke. Slå dine egne dage op, og sammenlign så.',
              '# billetpriser i hver retning kender vi ikke. Slå dine egne dage op, og sammenlign så.',
            ),
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
  routesOnTheWay: {
    en: (to: string) => `Routes on the way to ${to} and beyond`,
    sv: (to: string) => `Rutter på vägen till ${to} och vidare`,
    da: (to: string) => `Ruter på vejen til ${to} og videre`,
  },
  goOn: {
    en: (to: string) => `Go on from ${to}`,
    sv: (to: string) => `Res vidare från ${to}`,
    da: (to: string) => `Rejs videre fra ${to}`,
  },
  goOnText: {
    en: (from: string, to: string) =>
      `Plan a trip that begins ${from}–${to}: add stops, nights and the way home.`,
    sv: (from: string, to: string) =>
      `Planera en resa som börjar med ${from}–${to}: lägg till stopp, nätter och hemresa.`,
    da: (from: string, to: string) =>
      `Planlæg en rejse, der begynder med ${from}–${to}: tilføj stop, nætter og hjemrejse.`,
  },
  plan: { en: 'Plan this trip', sv: 'Planera resan', da: 'Planlæg rejsen' },
  wayBack: { en: 'The way back:', sv: 'Åt andra hållet:', da: 'Den anden vej:' },
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
  sourcesTitle: {
    en: (count: number) => `Sources (${count})`,
    sv: (count: number) => `Källor (${count})`,
    da: (count: number) => `Kilder (${count})`,
  },
})
