import { defineText } from '../../i18n/text.ts'

/** The words of search results, some of which their pages show too: names of topics, and titles of journeys. */
export const text = defineText({
  planning: { en: 'Planning', sv: 'Planera resan', da: 'Planlægning' },
  interrail: { en: 'Interrail', sv: 'Interrail', da: 'Interrail' },
  'mobile-pass': { en: 'Mobile Pass', sv: 'Mobile Pass', da: 'Mobile Pass' },
  reservations: { en: 'Reservations', sv: 'Platsbokningar', da: 'Pladsreservationer' },
  'night-trains': { en: 'Night trains', sv: 'Nattåg', da: 'Nattog' },
  'on-the-way': { en: 'On the way', sv: 'På resan', da: 'På rejsen' },
  'japan-rail-pass': { en: 'Japan Rail Pass', sv: 'Japan Rail Pass', da: 'Japan Rail Pass' },
  'gift-cards': { en: 'Gift cards', sv: 'Presentkort', da: 'Gavekort' },
  taxi: { en: 'Station taxi', sv: 'Stationstaxi', da: 'Stationstaxa' },
  orders: { en: 'Orders and payment', sv: 'Beställning och betalning', da: 'Bestilling og betaling' },
  claims: { en: 'Delays and claims', sv: 'Förseningar och ersättning', da: 'Forsinkelser og kompensation' },
  question: { en: 'Question', sv: 'Fråga', da: 'Spørgsmål' },
  page: { en: 'Page', sv: 'Sida', da: 'Side' },
  guide: { en: 'Country guide', sv: 'Landsguide', da: 'Landeguide' },
  route: { en: 'Route', sv: 'Rutt', da: 'Rute' },
  tip: { en: 'Tip', sv: 'Tips', da: 'Tip' },
  seat: { en: 'Seat and fee', sv: 'Plats och avgift', da: 'Plads og gebyr' },
  /** Words that readers type to find a row of the table of seats; they are not shown. */
  seatWords: {
    en: 'seat reservation, fee, price, cost, book a ticket, pass, train',
    sv: 'platsbokning, platsbiljett, sittplats, avgift, pris, kostar, boka, pass, tåg',
    da: 'pladsreservation, reservation, pladsbillet, siddeplads, gebyr, pris, koster, bestille, pas, tog',
  },
  bookWith: { en: 'Book with', sv: 'Boka hos', da: 'Bestil hos' },
  journey: {
    en: (from: string, to: string) => `${from} to ${to} by train`,
    sv: (from: string, to: string) => `${from} till ${to} med tåg`,
    da: (from: string, to: string) => `${from} til ${to} med tog`,
  },
  aboutJourney: {
    en: (from: string, to: string) =>
      `By train from ${from} to ${to}: how long it takes, where you change, which seats to reserve and what they cost with a pass.`,
    sv: (from: string, to: string) =>
      `Med tåg från ${from} till ${to}: hur lång tid det tar, var du byter, vilka platser du måste boka och vad de kostar med pass.`,
    da: (from: string, to: string) =>
      `Med tog fra ${from} til ${to}: hvor lang tid det tager, hvor du skifter, hvilke pladser du skal reservere, og hvad de koster med pas.`,
  },
})
