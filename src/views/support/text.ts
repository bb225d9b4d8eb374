import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  interrail: { en: 'Interrail', sv: 'Interrail', da: 'Interrail' },
  'mobile-pass': { en: 'Mobile Pass', sv: 'Mobile Pass', da: 'Mobile Pass' },
  reservations: { en: 'Seats and reservations', sv: 'Platser och bokningar', da: 'Pladser og reservationer' },
  'japan-rail-pass': { en: 'Japan Rail Pass', sv: 'Japan Rail Pass', da: 'Japan Rail Pass' },
  'gift-cards': { en: 'Gift cards', sv: 'Presentkort', da: 'Gavekort' },
  taxi: { en: 'Station taxi', sv: 'Stationstaxi', da: 'Stationstaxa' },
  orders: { en: 'Orders and payment', sv: 'Beställning och betalning', da: 'Bestilling og betaling' },
  claims: { en: 'Delays and claims', sv: 'Förseningar och ersättning', da: 'Forsinkelser og kompensation' },
  guide: { en: 'Country guide', sv: 'Landsguide', da: 'Landeguide' },
  route: { en: 'Route', sv: 'Rutt', da: 'Rute' },
  tip: { en: 'Tip', sv: 'Tips', da: 'Tip' },
  updated: {
    en: (date: string) => `updated ${date}`,
    sv: (date: string) => `uppdaterad ${date}`,
    da: (date: string) => `opdateret ${date}`,
  },
  write: { en: 'Write to us', sv: 'Skriv till oss', da: 'Skriv til os' },
  topics: { en: 'Topics', sv: 'Ämnen', da: 'Emner' },
  desk: { en: 'Customer service', sv: 'Kundtjänst', da: 'Kundeservice' },
})
