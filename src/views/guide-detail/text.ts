import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  country: { en: 'Country', sv: 'Land', da: 'Land' },
  population: { en: 'Population', sv: 'Befolkning', da: 'Befolkning' },
  capital: { en: 'Capital', sv: 'Huvudstad', da: 'Hovedstad' },
  language: { en: 'Language', sv: 'Språk', da: 'Sprog' },
  currency: { en: 'Currency', sv: 'Valuta', da: 'Valuta' },
  railway: { en: 'Train companies', sv: 'Tågbolag', da: 'Togselskaber' },
  reserve: { en: 'Reservation', sv: 'Platsbokning', da: 'Pladsreservation' },
  cost: { en: 'Cost', sv: 'Pris', da: 'Pris' },
  book: { en: 'Where', sv: 'Var', da: 'Hvor' },
  map: { en: 'The railway map', sv: 'Järnvägskartan', da: 'Jernbanekortet' },
  thereBy: {
    en: (country: string) => `By train to ${country}`,
    sv: (country: string) => `Med tåg till ${country}`,
    da: (country: string) => `Med tog til ${country}`,
  },
  withinBy: {
    en: (country: string) => `By train in ${country}`,
    sv: (country: string) => `Med tåg i ${country}`,
    da: (country: string) => `Med tog i ${country}`,
  },
  about: { en: 'about', sv: 'cirka', da: 'cirka' },
  changes: {
    en: (count: number) => (count === 0 ? 'direct' : count === 1 ? '1 change' : `${count} changes`),
    sv: (count: number) => (count === 0 ? 'direkt' : count === 1 ? '1 byte' : `${count} byten`),
    da: (count: number) => (count === 0 ? 'direkte' : `${count} skift`),
  },
  train: { en: 'train', sv: 'tåg', da: 'tog' },
  bus: { en: 'bus', sv: 'buss', da: 'bus' },
  ferry: { en: 'ferry', sv: 'färja', da: 'færge' },
  night: { en: 'one night on a train', sv: 'en natt på tåg', da: 'én nat i tog' },
  buyTickets: {
    en: (modes: string) => `the pass doesn’t cover the ${modes}: buy tickets`,
    sv: (modes: string) => `passet gäller inte ${modes}: köp biljett`,
    da: (modes: string) => `passet gælder ikke ${modes}: køb billet`,
  },
  passFrom: { en: 'Pass from', sv: 'Pass från', da: 'Pas fra' },
  passFor: {
    en: (days: number, needed: number) =>
      `Flexi, ${days} travel days: covers ${needed} days on trains, there and back. Adult, sample price incl. VAT`,
    sv: (days: number, needed: number) =>
      `Flexi, ${days} resdagar: räcker till ${needed} dagar med tåg, resan dit och hem inräknad. Vuxen, exempelpris inkl. moms`,
    da: (days: number, needed: number) =>
      `Flexi, ${days} rejsedage: rækker til ${needed} dage med tog, turen dertil og hjem iberegnet. Voksen, eksempelpris inkl. moms`,
  },
  daysFor: {
    en: (days: number, needed: number) =>
      `${days} days in a row: covers ${needed} days from the first long journey to the last. Adult, Standard, sample price incl. VAT`,
    sv: (days: number, needed: number) =>
      `${days} dagar i följd: räcker till ${needed} dagar från den första långa resan till den sista. Vuxen, Standard, exempelpris inkl. moms`,
    da: (days: number, needed: number) =>
      `${days} dage i træk: rækker til ${needed} dage fra den første lange tur til den sidste. Voksen, Standard, eksempelpris inkl. moms`,
  },
  mapTitle: {
    en: 'Map of the railway lines described in this guide',
    sv: 'Karta över järnvägslinjerna i guiden',
    da: 'Kort over jernbanelinjerne i guiden',
  },
  from: {
    en: (city: string) => `By train from ${city}:`,
    sv: (city: string) => `Med tåg från ${city}:`,
    da: (city: string) => `Med tog fra ${city}:`,
  },
  addToTrip: { en: 'Add to a trip', sv: 'Lägg till i en resa', da: 'Føj til en rejse' },
  relatedRoutes: { en: 'Related routes', sv: 'Rutter som går förbi här', da: 'Ruter, der kommer forbi' },
  relatedGuides: { en: 'Nearby guides', sv: 'Guider i närheten', da: 'Guider i nærheden' },
  relatedTips: { en: 'Tips for the journey', sv: 'Tips för resan', da: 'Tips til rejsen' },
})
