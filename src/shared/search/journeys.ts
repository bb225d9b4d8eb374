import type { Locale, Translated } from '../../i18n/locales.ts'
import { fillMessage } from '../forms/kit/fill-message.ts'
import { slugOf } from '../slug-of.ts'
import type { SearchEntry } from './entry.ts'
import { fold } from './fold.ts'
import { misspelling } from './misspelling.ts'
import { queryLength } from './query.ts'
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

const words = (list: string) => new Set(list.split(' ').map(fold))

/** Words that ask how to get there, which the page of a journey answers. */
const travelWords: Translated<ReadonlySet<string>> = {
  en: words(
    'by cheap cheapest connection direct fare fares fast fastest going interrail journey long many hours much night ' +
      'overnight price quickest rail railway route sleeper ticket tickets time times to train trains travel trip way',
  ),
  sv: words(
    'biljett biljetter billig billigast billigt direkt direkttåg fort interrail lång länge många nattåg pris resa resan ' +
      'resor restid resväg rutt snabbast snabbaste sträcka sätt tar timmar tid tåg tåget tågbiljett tågbiljetter tågluffa tågresa ' +
      'tågresor väg åka',
  ),
  da: words(
    'billet billetter billig billigst billigt direkte forbindelse hurtigst hurtigste interrail lang længe mange meget nattog ' +
      'pris rejse rejsen rejser rejsetid rute tager timer tid tog toget togbillet togbilletter togrejse togrejser togtur tur vej',
  ),
}

/** Words before the city where a journey begins, and before the one where it ends. */
const directions: Translated<Readonly<Record<'from' | 'to', string>>> = {
  en: { from: 'from', to: 'to' },
  sv: { from: 'fran', to: 'till' },
  da: { from: 'fra', to: 'til' },
}

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
  const { from: fromWord, to: toWord } = directions[locale]
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
