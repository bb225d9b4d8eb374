import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  heading: { en: 'Where to?', sv: 'Vart vill du?', da: 'Hvor vil du hen?' },
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
  from: { en: 'From', sv: 'Från', da: 'Fra' },
  to: { en: 'To', sv: 'Till', da: 'Til' },
  time: { en: 'About', sv: 'Cirka', da: 'Ca.' },
  when: { en: 'When', sv: 'När', da: 'Hvornår' },
  seat: { en: 'Reservation with a pass', sv: 'Platsbokning med pass', da: 'Pladsreservation med pas' },
  night: { en: 'night', sv: 'natt', da: 'nat' },
  day: { en: 'day', sv: 'dag', da: 'dag' },
})
