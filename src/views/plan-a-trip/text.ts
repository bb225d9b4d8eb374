import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  heading: { en: 'Where to?', sv: 'Vart vill du?', da: 'Hvor vil du hen?' },
  needsScript: {
    en: 'The planner needs JavaScript, which is off in this browser. If the address contains a trip, it stays there. All direct connections we know are below, by country.',
    sv: 'Planeraren behöver JavaScript, som är avstängt i den här webbläsaren. Om adressen innehåller en resa står den kvar där. Alla direktförbindelser vi känner finns nedan, land för land.',
    da: 'Planlæggeren kræver JavaScript, som er slået fra i denne browser. Hvis adressen indeholder en rejse, bliver den stående der. Alle direkte forbindelser, vi kender, står nedenfor, land for land.',
  },
  direct: {
    en: 'All direct connections we know of',
    sv: 'Alla direktförbindelser vi känner till',
    da: 'Alle direkte forbindelser, vi kender',
  },
  note: {
    en: 'By country, with about how long each takes and whether you need a seat reservation with a pass. One that crosses a border stands under both countries.',
    sv: 'Land för land, med ungefärlig restid och om du behöver platsbokning med pass. En som går över en gräns står under båda länderna.',
    da: 'Land for land, med omtrentlig rejsetid, og om du skal have pladsreservation med pas. En, der krydser en grænse, står under begge lande.',
  },
  connection: { en: '1 connection', sv: '1 förbindelse', da: '1 forbindelse' },
  connections: { en: '{count} connections', sv: '{count} förbindelser', da: '{count} forbindelser' },
  from: { en: 'From', sv: 'Från', da: 'Fra' },
  to: { en: 'To', sv: 'Till', da: 'Til' },
  time: { en: 'About', sv: 'Cirka', da: 'Ca.' },
  seat: { en: 'Reservation with a pass', sv: 'Platsbokning med pass', da: 'Pladsreservation med pas' },
  night: { en: 'by night', sv: 'på natten', da: 'om natten' },
})
