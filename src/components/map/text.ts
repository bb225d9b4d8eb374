import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  bigMark: { en: 'Large ring', sv: 'Stor ring', da: 'Stor ring' },
  big: {
    en: 'A change of trains or a night’s stop',
    sv: 'Tågbyte eller övernattning',
    da: 'Togskift eller overnatning',
  },
  smallMark: { en: 'Small ring', sv: 'Liten ring', da: 'Lille ring' },
  small: {
    en: 'A stop worth knowing about',
    sv: 'En station värd att känna till',
    da: 'En station, det er værd at kende',
  },
  startMark: { en: 'Pink ring', sv: 'Rosa ring', da: 'Lyserød ring' },
  start: { en: 'Where the route starts', sv: 'Här börjar rutten', da: 'Her begynder ruten' },
  dottedMark: { en: 'Dotted line', sv: 'Prickad linje', da: 'Prikket linje' },
  dotted: {
    en: 'Not a train: a ferry or a bus',
    sv: 'Inte tåg: färja eller buss',
    da: 'Ikke tog: færge eller bus',
  },
  timeMark: { en: 'A time beside a line', sv: 'En tid vid en linje', da: 'En tid ved en linje' },
  time: {
    en: 'About how long the train takes, in hours and minutes',
    sv: 'Ungefär hur länge tåget åker, i timmar och minuter',
    da: 'Cirka hvor længe toget er undervejs, i timer og minutter',
  },
  coloursMark: { en: 'Colours', sv: 'Färger', da: 'Farver' },
  colours: {
    en: 'Each is one line, named in the list beside the map',
    sv: 'En per linje, med namn i listan bredvid',
    da: 'Én pr. linje, med navn i listen ved siden af',
  },
})
