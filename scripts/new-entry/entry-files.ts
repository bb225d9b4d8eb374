import { readFile } from 'node:fs/promises'
import { entryShapes } from '../../src/content-model/entry-shapes.ts'
import type { Content } from '../../src/content-model/rules/content.ts'
import { isoDay } from '../../src/i18n/format.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { posterEditions } from '../../src/illustrations/posters/editions.ts'
import { slugOf } from '../../src/shared/slug-of.ts'
import { countryNamed } from './country-named.ts'
import type { Wish } from './wish.ts'

/** The files of a new entry, by their path: its facts and a text in every language, from `templates/`. */
export async function entryFiles(
  { kind, name }: Wish,
  content: Content,
  now: Date,
): Promise<Map<string, string>> {
  const { file } = entryShapes[kind]
  const facts = factWords(name, content, now)
  const files = new Map<string, string>()
  const write = async (own: string, words: Words) => {
    const template = await readFile(new URL(`templates/${file}/${own}`, import.meta.url), 'utf8')
    files.set(`content/${kind}/${name}/${own}`, fill(template, words))
  }
  await write(`${file}.yaml`, facts)
  for (const locale of locales) await write(`${locale}.md`, textWords(name, kind === 'guides', locale))
  return files
}

type Words = Readonly<Record<string, string>>

/** `fill('slug: %slug%', { slug: 'sverige' }) // => 'slug: sverige'` */
const fill = (template: string, words: Words) =>
  template.replace(/%(\w+)%/g, (_, word: string) => {
    const value = words[word]
    if (value === undefined) throw new Error(`A template names %${word}%, which is none`)
    return value
  })

function textWords(name: string, isGuide: boolean, locale: Locale): Words {
  const code = isGuide ? countryNamed(name) : undefined
  const country = code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)
  const title = country ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  return { title, slug: country ? slugOf(country) : name }
}

/** What can be known of a country from its name and our lists; elsewhere something of the kind. */
function factWords(name: string, { single, entries }: Content, now: Date): Words {
  const country = countryNamed(name) ?? 'SE'
  const stationsOf = (wanted: string) =>
    (single.stations?.data ?? []).filter(station => station.country === wanted).map(({ id }) => id)
  const own = stationsOf(country)
  const [first, second] = own.length > 1 ? own : stationsOf('SE')
  const reservations = single.reservations?.data ?? []
  const train = reservations.find(({ countries }) => countries.includes(country)) ?? reservations[0]
  const orders = [...entries.faq.values()].map(({ facts }) => facts.data.order)
  const nextYear = new Date(now)
  nextYear.setUTCFullYear(now.getUTCFullYear() + 1)
  return {
    country,
    there: first ?? '',
    stations: `${first}, ${second}`,
    train: train?.id ?? '',
    operator: train?.operators[0] ?? '',
    poster: posterEditions.find(edition => edition === name) ?? 'autumn-lake # FILL IN: a poster',
    order: String(Math.max(0, ...orders) + 10),
    today: isoDay(now),
    nextYear: isoDay(nextYear),
  }
}
