import { type Locale, perLocale } from '../../i18n/locales.ts'
import { fillMessage } from '../forms/kit/fill-message.ts'
import { slugOf } from '../slug-of.ts'
import type { SearchEntry } from './entry.ts'
import { fold, foldedWords } from './fold.ts'
import { searchLanguages } from './languages.ts'
import { misspelling } from './misspelling.ts'
import { queryLength } from './query-length.ts'
import { isStopWord } from './stop-words.ts'

/**
 * The journeys between cities that have a page. There are far more journeys than cities, so they are derived from the
 * names of two cities in a query, and are in no index.
 */
export interface Journeys {
  /** The path of a page, with its slug as `{name}`. */
  readonly path: string
  /** Title and text of a result, with `{from}` and `{to}`. */
  readonly title: string
  readonly text: string
  readonly note: string
  /** The names of each city, in the page's language first. */
  readonly cities: readonly (readonly string[])[]
  /** The indexes of the cities in that list from which there are journeys to all others. */
  readonly from: readonly number[]
}

/** Journeys that a query asks for, and whether it asks for nothing else. */
export interface FoundJourneys {
  readonly entries: readonly SearchEntry[]
  readonly isAll: boolean
}

const travelWords = perLocale(locale => foldedWords(searchLanguages[locale].travelWords))

/** The number of typed letters from which cities are suggested. */
const begunLength = 3
/**
 * The length of a word from which one or two letters may be wrong. In shorter words the result is too often another
 * word.
 */
const oneWrong = 5
const twoWrong = 8

/** The maximum number of journeys for a query whose second city is still being typed. */
const most = 3

interface Mention {
  /** The position of the word in the query. */
  readonly at: number
  /** The indexes of the cities that it may mean. */
  readonly cities: readonly number[]
}

/** Finds journeys by the names of their two cities, in any language and with typing errors. */
export function createJourneySearch(journeys: Journeys, locale: Locale) {
  const names = journeys.cities.map(city => [...new Set(city.map(fold))])
  const fromWord = fold(searchLanguages[locale].from)
  const toWord = fold(searchLanguages[locale].to)
  const known = new Map<string, readonly number[]>()

  const citiesWhere = (isNamed: (name: string) => boolean) =>
    names.flatMap((own, place) => (own.some(isNamed) ? [place] : []))

  /** The cities with this name, or with a similar one. */
  function namedBy(word: string): readonly number[] {
    const exact = citiesWhere(name => name === word)
    if (exact.length > 0 || word.length < oneWrong || isTravelWord(word)) return exact
    const wrong = word.length < twoWrong ? 1 : 2
    return citiesWhere(name => name[0] === word[0] && misspelling(word, name).full <= wrong)
  }

  const isTravelWord = (word: string) => isStopWord(word, locale) || travelWords[locale].has(word)

  function remembered(word: string): readonly number[] {
    const cities = known.get(word) ?? namedBy(word)
    known.set(word, cities)
    return cities
  }

  /** The cities whose name begins with a word that is still being typed. */
  const begunBy = (word: string) =>
    word.length < begunLength || isTravelWord(word) ? [] : citiesWhere(name => name.startsWith(word))

  function entry(from: number, to: number): SearchEntry {
    const [[start = ''] = [], [end = ''] = []] = [journeys.cities[from], journeys.cities[to]]
    const fill = (message: string) => fillMessage(message, { from: start, to: end })
    return {
      kind: 'journey',
      href: fillMessage(journeys.path, { name: slugOf(`${start} ${end}`) }),
      title: fill(journeys.title),
      text: fill(journeys.text),
      keywords: [],
      elsewhere: [],
      names: [],
      sections: [],
      more: '',
      note: journeys.note,
    }
  }

  /** The page of a journey, or of the way back if there is no page of this direction. */
  function journey(from: number, to: number): SearchEntry[] {
    if (from === to) return []
    if (journeys.from.includes(from)) return [entry(from, to)]
    return journeys.from.includes(to) ? [entry(to, from)] : []
  }

  return (query: string): FoundJourneys => {
    const queryWords = query
      .slice(0, queryLength)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(fold)
    const mentions: Mention[] = []
    for (const [at, word] of queryWords.entries()) {
      const cities = remembered(word)
      const meant = cities.length === 0 && at === queryWords.length - 1 ? begunBy(word) : cities
      if (meant.length > 0) mentions.push({ at, cities: meant })
    }
    const [one, other] = mentions
    if (!one || !other) return { entries: [], isAll: false }
    const isBack = queryWords[one.at - 1] === toWord || queryWords[other.at - 1] === fromWord
    const [start, end] = isBack ? [other, one] : [one, other]
    const entries = start.cities.flatMap(from => end.cities.flatMap(to => journey(from, to)))
    const isAll = queryWords.every(
      (word, at) => isTravelWord(word) || mentions.some(mention => mention.at === at),
    )
    return { entries: entries.slice(0, most), isAll }
  }
}
