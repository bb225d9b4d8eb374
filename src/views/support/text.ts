import { defineText } from '../../i18n/text.ts'

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
  needsScript: {
    en: 'The search needs JavaScript, which is off in this browser. Your search is in the address bar. All the questions are below, by topic. The guides, routes and tips are here, or call:',
    sv: 'Sökningen behöver JavaScript, som är avstängt i den här webbläsaren. Det du sökte på står i adressen. Alla frågor finns nedan efter ämne. Resten hittar du här, eller ring:',
    da: 'Søgningen kræver JavaScript, som er slået fra i denne browser. Det, du søgte på, står i adressen. Alle spørgsmål står nedenfor efter emne. Resten finder du her, eller ring:',
  },
  write: { en: 'Write to us', sv: 'Skriv till oss', da: 'Skriv til os' },
  topics: { en: 'Topics', sv: 'Ämnen', da: 'Emner' },
  desk: { en: 'Customer service', sv: 'Kundtjänst', da: 'Kundeservice' },
})
