import type { Translated } from '../../src/i18n/locales.ts'

/** Journeys as readers ask for them, and the ids of the cities whose page answers. */
export const typedJourneys: Translated<readonly (readonly [query: string, from: string, to: string])[]> = {
  en: [
    ['stockholm berlin', 'stockholm', 'berlin'],
    ['from copenhagen to paris', 'copenhagen', 'paris'],
    ['Stockholm to Berlin by train', 'stockholm', 'berlin'],
    ['to paris from copenhagen', 'copenhagen', 'paris'],
    ['how long is the train from malmo to hamburg', 'malmo', 'hamburg'],
    ['gothenburg-amsterdam', 'gothenburg', 'amsterdam'],
    ['Göteborg–Köln', 'gothenburg', 'cologne'],
    ['night train stockholm narvik', 'stockholm', 'narvik'],
    ['stokholm munich', 'stockholm', 'munich'],
    ['copenhagen amsterdm', 'copenhagen', 'amsterdam'],
    ['berlin to stockholm', 'stockholm', 'berlin'],
    ['oslo barc', 'oslo', 'barcelona'],
  ],
  sv: [
    ['stockholm berlin tåg', 'stockholm', 'berlin'],
    ['göteborg hamburg', 'gothenburg', 'hamburg'],
    ['goteborg hamburg', 'gothenburg', 'hamburg'],
    ['tåg till paris från malmö', 'malmo', 'paris'],
    ['hur lång tid tar tåget från stockholm till köpenhamn', 'stockholm', 'copenhagen'],
    ['stockholm rom nattåg', 'stockholm', 'rome'],
    ['Malmö Wien biljett', 'malmo', 'vienna'],
    ['tågluffa göteborg prag', 'gothenburg', 'prague'],
    ['stockholm kopenhamn', 'stockholm', 'copenhagen'],
    ['stokholm lundon', 'stockholm', 'london'],
  ],
  da: [
    ['københavn berlin tog', 'copenhagen', 'berlin'],
    ['fra københavn til paris', 'copenhagen', 'paris'],
    ['kobenhavn hamborg', 'copenhagen', 'hamburg'],
    ['koebenhavn hamburg', 'copenhagen', 'hamburg'],
    ['tog til rom fra københavn', 'copenhagen', 'rome'],
    ['hvor lang tid tager toget fra malmø til stockholm', 'malmo', 'stockholm'],
    ['oslo wien', 'oslo', 'vienna'],
    ['hamborg københavn', 'copenhagen', 'hamburg'],
    ['københavn amsterdam nattog', 'copenhagen', 'amsterdam'],
    ['københvn zürich', 'copenhagen', 'zurich'],
  ],
}
