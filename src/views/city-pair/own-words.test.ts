import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getCityPairs, pairSlug } from '../../content-model/city-pairs.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { journeyOf } from './journey.ts'

vi.mock('astro:content', () => import('../../../tests/support/content-collections.ts'))

/**
 * How much two pages may share of what they say: less than half of the shorter one. Most alike are journeys to one city
 * over the same last ship or train, as from Gothenburg and from Malmö to Helsinki, which share 4 sentences of 9.
 */
const shareOfAlike = 0.5

/** How many of all twos of pages have no sentence in common, at least; 98 in 100 today. */
const strangers = 0.97

/** The shortest say this much, such as Malmö to Copenhagen: 40 minutes, without a change. */
const fewest = 4

interface Said {
  readonly slug: string
  readonly sentences: readonly string[]
}

/** A lead is several sentences; a full stop within one, as in Danish `12 t. 30 min.`, stands before no capital. */
const sentencesOf = (lead: string) => lead.split(/(?<=\.) (?=\p{Lu})/u)

const said = new Map<Locale, readonly Said[]>()

beforeAll(async () => {
  for (const locale of locales) {
    const pages: Said[] = []
    for (const pair of await getCityPairs()) {
      const { lead, sentences } = await journeyOf(pair, locale)
      pages.push({ slug: pairSlug(pair, locale), sentences: [...sentencesOf(lead), ...sentences] })
    }
    said.set(locale, pages)
  }
})

describe.each(locales)('what pages of journeys say in %s', locale => {
  const pages = () => said.get(locale) ?? []

  const twos = () =>
    pages().flatMap((one, index) =>
      pages()
        .slice(index + 1)
        .map(other => {
          const same = one.sentences.filter(sentence => other.sentences.includes(sentence)).length
          const share = same / Math.min(one.sentences.length, other.sentences.length)
          return { names: `${one.slug} and ${other.slug}`, share }
        }),
    )

  test('is mostly their own, whichever two are compared', () => {
    const alike = twos().filter(({ share }) => share >= shareOfAlike)
    expect(alike).toEqual([])
  })

  test('is theirs alone for almost all of them', () => {
    const all = twos()
    expect(all.length).toBeGreaterThan(20_000)
    expect(all.filter(({ share }) => share === 0).length / all.length).toBeGreaterThan(strangers)
  })

  test('is a few sentences at least, each once', () => {
    for (const { slug, sentences } of pages()) {
      expect(sentences.length, slug).toBeGreaterThanOrEqual(fewest)
      expect(new Set(sentences).size, slug).toBe(sentences.length)
    }
  })

  test('has no gap, and one full stop at its end', () => {
    const wrong = pages()
      .flatMap(({ sentences }) => sentences)
      .filter(sentence => !/[^.]\.$/.test(sentence) || /undefined|NaN|[a-z]-[a-z]+-c\b| {2}/.test(sentence))
    expect(wrong).toEqual([])
  })
})
