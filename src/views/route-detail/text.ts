import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  days: { en: 'Days', sv: 'Dagar', da: 'Dage' },
  stops: { en: 'Stops', sv: 'Stopp', da: 'Stop' },
  onTrains: { en: 'Time on trains', sv: 'Tid på tåg', da: 'Tid i tog' },
  class: { en: 'Class', sv: 'Klass', da: 'Klasse' },
  classes: {
    en: (number: number) => (number === 1 ? '1st' : '2nd'),
    sv: (number: number) => (number === 1 ? '1:a' : '2:a'),
    da: (number: number) => `${number}.`,
  },
  price: { en: 'Estimated price', sv: 'Uppskattat pris', da: 'Anslået pris' },
  howPrice: {
    en: 'How we work out the price',
    sv: 'Så räknar vi fram priset',
    da: 'Sådan beregner vi prisen',
  },
  priceFor: { en: 'One adult:', sv: 'En vuxen:', da: 'En voksen:' },
  travelDays: {
    en: (count: number) => `${count} travel days`,
    sv: (count: number) => `${count} resdagar`,
    da: (count: number) => `${count} rejsedage`,
  },
  priceNot: {
    en: 'Hotels and food are not included. Our own sample prices including VAT, as of',
    sv: 'Hotell och mat ingår inte. Våra egna exempelpriser inklusive moms, per den',
    da: 'Hotel og mad er ikke med. Vores egne eksempelpriser inklusive moms, pr.',
  },
  day: { en: 'Day', sv: 'Dag', da: 'Dag' },
  about: { en: 'about', sv: 'cirka', da: 'cirka' },
  pass: { en: 'In the pass', sv: 'Ingår i passet', da: 'Med i passet' },
  reserve: { en: 'Reserve a seat', sv: 'Boka plats', da: 'Reservér plads' },
  pay: { en: 'Pay on site', sv: 'Betala på plats', da: 'Betal på stedet' },
  train: { en: 'Train', sv: 'Tåg', da: 'Tog' },
  bus: { en: 'Bus', sv: 'Buss', da: 'Bus' },
  ferry: { en: 'Ferry', sv: 'Båt', da: 'Færge' },
  mapTitle: { en: 'Map of the route', sv: 'Karta över rutten', da: 'Kort over ruten' },
  buy: { en: 'Choose your pass', sv: 'Välj ditt pass', da: 'Vælg dit pas' },
  durations: { en: 'About these times', sv: 'Om tiderna', da: 'Om tiderne' },
  durationsText: {
    en: 'Times on board are approximate. Check the timetable in Rail Planner or with the operator before you go.',
    sv: 'Restiderna är ungefärliga. Kontrollera tidtabellen i Rail Planner eller hos tågbolaget innan du åker.',
    da: 'Rejsetiderne er omtrentlige. Tjek køreplanen i Rail Planner eller hos togselskabet, inden du tager af sted.',
  },
  relatedGuides: { en: 'Guides to the countries', sv: 'Guider till länderna', da: 'Guider til landene' },
  relatedRoutes: { en: 'Other routes', sv: 'Andra rutter', da: 'Andre ruter' },
  relatedTips: { en: 'Tips for the journey', sv: 'Tips för resan', da: 'Tips til rejsen' },
})
