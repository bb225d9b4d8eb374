import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  routes: {
    en: 'Journeys that need no flight',
    sv: 'Resor som klarar sig utan flyg',
    da: 'Rejser, der ikke kræver fly',
  },
  heading: {
    en: 'Five journeys, three ways to go',
    sv: 'Fem resor, tre sätt att åka',
    da: 'Fem rejser, tre måder at rejse på',
  },
  lead: {
    en: 'What one person emits on the outward journey of five of our routes, using average figures for train, car and plane. They show how the three compare, not what your own journey saves.',
    sv: 'Så mycket släpper en person ut på utresan i fem av våra rutter, räknat med genomsnitt för tåg, bil och flyg. Siffrorna visar hur de tre förhåller sig till varandra, inte vad just din resa sparar.',
    da: 'Så meget udleder én person på udrejsen i fem af vores ruter, regnet med gennemsnit for tog, bil og fly. Tallene viser, hvordan de tre forholder sig til hinanden, ikke hvad netop din rejse sparer.',
  },
  caption: {
    en: 'Greenhouse gases per person, one way, in kilograms of CO₂ equivalents',
    sv: 'Växthusgaser för en person, enkel resa, i kilo koldioxidekvivalenter',
    da: 'Drivhusgasser for én person, enkeltrejse, i kilo CO₂-ækvivalenter',
  },
  mode: { en: 'Transport', sv: 'Färdsätt', da: 'Rejsemåde' },
  emits: { en: 'Emissions', sv: 'Utsläpp', da: 'Udledning' },
  train: { en: 'Train', sv: 'Tåg', da: 'Tog' },
  car: { en: 'Car, driver only', sv: 'Ensam i bil', da: 'Alene i bil' },
  plane: { en: 'Plane', sv: 'Flyg', da: 'Fly' },
  methodHeading: { en: 'How it is worked out', sv: 'Så är det räknat', da: 'Sådan er der regnet' },
  factors: {
    en: (train: string, car: string, plane: string, year: number) =>
      `Distance times grams per person and kilometre: train ${train}, petrol car with only the driver ${car}, short flight abroad ${plane}. The figures are for ${year}.`,
    sv: (train: string, car: string, plane: string, year: number) =>
      `Sträckan gånger gram per person och kilometer: tåg ${train}, bensinbil med bara föraren ${car}, kort utrikesflyg ${plane}. Siffrorna gäller ${year}.`,
    da: (train: string, car: string, plane: string, year: number) =>
      `Afstanden gange gram pr. person og kilometer: tog ${train}, benzinbil med kun føreren i ${car}, kort flyvning til udlandet ${plane}. Tallene gælder for ${year}.`,
  },
  carNote: {
    en: 'With two in the car, each emits half as much; with four, a quarter. A small or electric car emits less.',
    sv: 'Två i bilen släpper ut hälften var, fyra en fjärdedel. En liten bil eller en elbil släpper ut mindre.',
    da: 'To i bilen udleder det halve hver, fire en fjerdedel. En lille bil eller en elbil udleder mindre.',
  },
  trainNote: {
    en: 'The figure for trains is an average of British trains, many of them diesel. An electric train in Sweden or Switzerland emits much less, so the bars for trains are too long rather than too short.',
    sv: 'Tågets siffra är ett genomsnitt för brittiska tåg, och många av dem går på diesel. Ett eltåg i Sverige eller Schweiz släpper ut mycket mindre, så tågens staplar är snarare för långa än för korta.',
    da: 'Togets tal er et gennemsnit for britiske tog, og mange af dem kører på diesel. Et eltog i Sverige eller Schweiz udleder meget mindre, så togenes søjler er snarere for lange end for korte.',
  },
  planeNote: {
    en: 'The figures for planes include an estimate of the extra warming at high altitude, but not the journey to and from the airport. A hop across one border is counted like any short flight abroad, which probably makes the figure too low.',
    sv: 'I flygets siffror ingår en uppskattning av den extra uppvärmningen på hög höjd, men inte resan till och från flygplatsen. Ett skutt över en enda gräns räknas som vilket kort utrikesflyg som helst, och den siffran är troligen för låg.',
    da: 'I flyets tal indgår et skøn over den ekstra opvarmning i stor højde, men ikke turen til og fra lufthavnen. Et hop over en enkelt grænse regnes som en hvilken som helst kort flyvning til udlandet, og det er formentlig for lavt.',
  },
  distanceNote: {
    en: 'Distances are ours, rounded, and may be a few per cent off: by rail on the usual line, by road across the Danish bridges, and by air in a straight line between airports (Copenhagen’s for Malmö).',
    sv: 'Sträckorna är våra egna, avrundade, och kan avvika några procent: längs den vanliga järnvägen, längs vägen över de danska broarna och fågelvägen mellan flygplatserna (Köpenhamns för Malmö).',
    da: 'Afstandene er vores egne, afrundede, og kan være nogle procent ved siden af: ad den sædvanlige jernbane, ad vejen over de danske broer og i fugleflugt mellem lufthavnene (Københavns for Malmø).',
  },
  source: { en: 'Source:', sv: 'Källa:', da: 'Kilde:' },
  sourceName: {
    en: 'the British government’s conversion factors, as published by Our World in Data',
    sv: 'den brittiska regeringens omräkningsfaktorer, utgivna av Our World in Data (på engelska)',
    da: 'den britiske regerings omregningsfaktorer, udgivet af Our World in Data (på engelsk)',
  },
})
