import { isLocale, type Locale } from '../../i18n/locales.ts'
import { isoDay } from '../iso-day.ts'
import { slugOf } from '../slug-of.ts'
import { countryNamed } from './country-named.ts'

/** Kinds of entry that an editor begins, each with the name of its file of facts: a `question` is of the kind `faq`. */
export const newKinds = { guides: 'guide', routes: 'route', tips: 'tip', faq: 'question' } as const
export type NewKind = keyof typeof newKinds

export interface NewEntryRequest {
  readonly kind: NewKind
  /** The entry's id: the name of its folder. */
  readonly name: string
}

/** What a new entry can know of the content that there is. */
export interface KnownContent {
  readonly stations: readonly { readonly id: string; readonly country: string }[]
  readonly reservations: readonly {
    readonly id: string
    readonly countries: readonly string[]
    readonly operators: readonly string[]
  }[]
  readonly posters: readonly string[]
  /** The place of the last question among those of its topic. */
  readonly lastOrder: number
}

/**
 * The files of a new entry, by their path, from the templates of its kind.
 *
 * @param templates by the name of the file: `guide.yaml`, `en.md`
 */
export function fillTemplates(
  { kind, name }: NewEntryRequest,
  templates: Readonly<Record<string, string>>,
  known: KnownContent,
  now: Date,
): Map<string, string> {
  const facts = factWords(name, known, now)
  return new Map(
    Object.entries(templates).map(([file, template]) => {
      const locale = file.replace(/\.md$/, '')
      const words = isLocale(locale) ? textWords(name, kind === 'guides', locale) : facts
      return [`content/${kind}/${name}/${file}`, fill(template, words)]
    }),
  )
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
function factWords(name: string, known: KnownContent, now: Date): Words {
  const named = countryNamed(name)
  const country = named ?? 'SE'
  const stationsOf = (wanted: string) =>
    known.stations.filter(station => station.country === wanted).map(({ id }) => id)
  const own = stationsOf(country)
  const [first, second] = own.length > 1 ? own : stationsOf('SE')
  const train =
    known.reservations.find(({ countries }) => countries.includes(country)) ?? known.reservations[0]
  const nextYear = new Date(now)
  nextYear.setUTCFullYear(now.getUTCFullYear() + 1)
  return {
    country: named ?? `${country} # FILL IN: the country's code`,
    there: first ?? '',
    stations: `${first}, ${second}`,
    train: train?.id ?? '',
    operator: train?.operators[0] ?? '',
    poster:
      known.posters.find(edition => edition === name) ??
      'autumn-lake # FILL IN: a poster of src/illustrations/posters/editions',
    order: String(known.lastOrder + 10),
    today: isoDay(now),
    nextYear: isoDay(nextYear),
  }
}
