import { type Locale, locales, perLocale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'
import type { SluggedPage } from '../routing/redirects.ts'
import { tipLists, tipProducts } from '../routing/tip-products.ts'
import { getCityPairs, pairSlug } from './city-pairs.ts'
import { type DetailKind, detailPages } from './detail-pages.ts'
import { type Entry, entryIndex, type Summary } from './entries.ts'

export type DetailEntry = { [Kind in DetailKind]: Entry<Kind> }[DetailKind]
export type DetailSummary = { [Kind in DetailKind]: Summary<Kind> }[DetailKind]

type Addressed = Pick<Entry<DetailKind>, 'kind' | 'locale'> & { readonly text: { readonly slug: string } }

/** The path of an entry's own page. */
export function entryHref(entry: Addressed): string {
  return href(detailPages[entry.kind], entry.locale, { name: entry.text.slug })
}

/** The path of an entry's page in every locale that it is translated into. */
export async function entryTranslations(
  kind: DetailKind,
  id: string,
): Promise<Partial<Record<Locale, string>>> {
  const entries = (await entryIndex(kind)).translations.get(id) ?? []
  return Object.fromEntries(entries.map(entry => [entry.locale, entryHref(entry)]))
}

/** Every page with a slug, for redirects between locales and from former slugs. */
export async function sluggedPages(): Promise<SluggedPage[]> {
  const kinds = Object.keys(detailPages) as DetailKind[]
  const details = await Promise.all(
    kinds.map(async kind => {
      const { translations: byId } = await entryIndex(kind)
      return [...byId.values()].map(translations => ({
        page: detailPages[kind],
        name: 'name',
        slugs: Object.fromEntries(translations.map(entry => [entry.locale, entry.text.slug])),
        aliases: Object.fromEntries(translations.map(entry => [entry.locale, entry.text.aliases])),
      }))
    }),
  )
  const lists = tipProducts.map(product => ({
    page: 'tips' as const,
    name: 'product',
    slugs: Object.fromEntries(
      locales.flatMap(locale =>
        tipLists
          .filter(list => list.product === product && list.locale === locale)
          .map(list => [locale, list.slug]),
      ),
    ),
  }))
  const pairs = (await getCityPairs()).map(pair => ({
    page: 'city-pair' as const,
    name: 'name',
    slugs: perLocale(locale => pairSlug(pair, locale)),
  }))
  return [...details.flat(), ...lists, ...pairs]
}
