import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getCityPairs, pairSlug } from '../../content-model/city-pairs.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { journeyOf } from './journey.ts'

vi.mock('astro:content', () => import('../../../tests/support/content-collections.ts'))

/**
 * The share of their sentences that two pages may have in common, of the shorter page. Most similar are journeys to one
 * city on the same last ship or train, such as from Gothenburg and from Malmö to Helsinki, which share 4 of 9
 * sentences.
 */
const maxSharedShare = 0.5

/** The minimum share of all pairs of pages without a common sentence; it is 98 per cent today. */
const minUnrelatedShare = 0.97

/**
 * The minimum number of sentences. The shortest pages, such as Malmö to Copenhagen, 40 minutes without a change, have
 * as many.
 */
const minSentences = 4

interface PageSentences {
  readonly slug: string
  readonly sentences: readonly string[]
}

/**
 * Splits a lead into sentences. A full stop within a sentence, as in Danish `12 t. 30 min.`, is not followed by a
 * capital.
 */
const sentencesOf = (lead: string) => lead.split(/(?<=\.) (?=\p{Lu})/u)

const pagesByLocale = new Map<Locale, readonly PageSentences[]>()

beforeAll(async () => {
  for (const locale of locales) {
    const pages: PageSentences[] = []
    for (const pair of await getCityPairs()) {
      const { lead, sentences } = await journeyOf(pair, locale)
      pages.push({ slug: pairSlug(pair, locale), sentences: [...sentencesOf(lead), ...sentences] })
    }
    pagesByLocale.set(locale, pages)
  }
})

describe.each(locales)('the sentences on pages of journeys in %s', locale => {
  const pages = () => pagesByLocale.get(locale) ?? []

  const pairsOfPages = () =>
    pages().flatMap((one, index) =>
      pages()
        .slice(index + 1)
        .map(other => {
          const same = one.sentences.filter(sentence => other.sentences.includes(sentence)).length
          const share = same / Math.min(one.sentences.length, other.sentences.length)
          return { names: `${one.slug} and ${other.slug}`, share }
        }),
    )

  test('differ mostly between any two pages', () => {
    const alike = pairsOfPages().filter(({ share }) => share >= maxSharedShare)
    expect(alike).toEqual([])
  })

  test('differ entirely between almost all pages', () => {
    const all = pairsOfPages()
    expect(all.length).toBeGreaterThan(20_000)
    expect(all.filter(({ share }) => share === 0).length / all.length).toBeGreaterThan(minUnrelatedShare)
  })

  test('are several on each page, without repetition', () => {
    for (const { slug, sentences } of pages()) {
      expect(sentences.length, slug).toBeGreaterThanOrEqual(minSentences)
      expect(new Set(sentences).size, slug).toBe(sentences.length)
    }
  })

  test('say on each page what the train emits, or why that is not compared', () => {
    const words = { en: /carbon dioxide|emissions/, sv: /koldioxid|utsläpp/, da: /CO₂|udleder/ }
    const silent = pages().filter(
      ({ sentences }) => !sentences.some(sentence => words[locale].test(sentence)),
    )
    expect(silent.map(({ slug }) => slug)).toEqual([])
  })

  test('have no gap, and one full stop at the end', () => {
    const wrong = pages()
      .flatMap(({ sentences }) => sentences)
      .filter(sentence => !/[^.]\.$/.test(sentence) || /undefined|NaN|[a-z]-[a-z]+-c\b| {2}/.test(sentence))
    expect(wrong).toEqual([])
  })
})
