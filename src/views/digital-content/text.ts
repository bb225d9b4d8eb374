import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  heading: { en: 'To download', sv: 'Att ladda ner', da: 'Til download' },
  mapTitle: { en: 'Railway map', sv: 'Järnvägskarta', da: 'Jernbanekort' },
  mapText: {
    en: 'Europe on one sheet: high-speed lines, main lines, the lines worth taking for the view, and the towns where you change trains. Drawn as lines and letters, so it stays sharp at any size.',
    sv: 'Europa på ett ark: höghastighetsbanor, huvudlinjer, banorna som är värda att åka för utsiktens skull och städerna där du byter. Ritad med linjer och bokstäver, så att den är skarp i alla storlekar.',
    da: 'Europa på ét ark: højhastighedsbaner, hovedlinjer, de baner, der er turen værd for udsigtens skyld, og de byer, hvor du skifter. Tegnet med linjer og bogstaver, så det er skarpt i alle størrelser.',
  },
  mapSize: { en: 'A3, 1 page', sv: 'A3, 1 sida', da: 'A3, 1 side' },
  mapFile: { en: 'perrong-railway-map', sv: 'perrong-jarnvagskarta', da: 'perrong-jernbanekort' },
  mapAlt: {
    en: 'The railway lines of Europe in five colours.',
    sv: 'Europas järnvägslinjer i fem färger.',
    da: 'Europas jernbanelinjer i fem farver.',
  },
  guideTitle: { en: 'Pass guide', sv: 'Passguide', da: 'Pasguide' },
  guideText: {
    en: 'Which pass to choose, every step from purchase to your first train, travel days and night trains, reservations, and what to do when something goes wrong. Print it or keep it on your phone.',
    sv: 'Vilket pass, vägen från köp till första tåget, resdagar och nattåg, platsbokningar och vad du gör när något går fel. Att skriva ut eller ha i telefonen.',
    da: 'Hvilket pas, vejen fra køb til første tog, rejsedage og nattog, pladsreservationer, og hvad du gør, når noget går galt. Til at udskrive eller have på telefonen.',
  },
  guideSize: { en: 'A4, 6 pages', sv: 'A4, 6 sidor', da: 'A4, 6 sider' },
  guideFile: { en: 'perrong-pass-guide', sv: 'perrong-passguide', da: 'perrong-pasguide' },
  guideAlt: {
    en: 'The cover: a white train with a pink line beside a quay at night.',
    sv: 'Omslaget: ett vitt tåg med rosa linje vid en kaj om natten.',
    da: 'Forsiden: et hvidt tog med en lyserød linje ved en kaj om natten.',
  },
  mapDownload: {
    en: 'Download the railway map',
    sv: 'Ladda ner järnvägskartan',
    da: 'Hent jernbanekortet',
  },
  guideDownload: { en: 'Download the pass guide', sv: 'Ladda ner passguiden', da: 'Hent pasguiden' },
  otherLanguages: { en: 'In other languages:', sv: 'På andra språk:', da: 'På andre sprog:' },
})
