import type { Domains } from '../i18n/locale-config.ts'
import { defaultLocale, type Locale, locales, prefixedLocales } from '../i18n/locales.ts'
import { fillPath, pageRow, pagesByLocale } from './href.ts'
import { roleOf } from './roles.ts'
import { type PageName, pageTable } from './table.ts'

/** The page of an entry: its slug in each locale that it is translated into, and its former slugs. */
export interface SluggedPage {
  readonly page: PageName
  /** The slug's name in the page's path. */
  readonly name: string
  readonly slugs: Readonly<Partial<Record<Locale, string>>>
  readonly aliases?: Readonly<Partial<Record<Locale, readonly string[]>>>
}

export interface Redirect {
  readonly from: string
  readonly to: string
  /** Whether the redirect applies even if a file exists at the address. */
  readonly forced?: true
}

const unprefixed = (path: string, locale: Locale) => path.slice(`/${locale}`.length) || '/'

/** A path without its locale's prefix; English paths have none. */
const bare = (path: string, locale: Locale) => (locale === defaultLocale ? path : unprefixed(path, locale))

const plainPaths = pagesByLocale.filter(({ path }) => !path.includes('['))

/** The path of a page, with its locale. */
interface LocalePath {
  readonly path: string
  readonly locale: Locale
}

/** Every existing path. */
export function existingPaths(entries: readonly SluggedPage[]): LocalePath[] {
  const slugged = entries.flatMap(({ page, name, slugs }) =>
    locales.flatMap(locale => {
      const slug = slugs[locale]
      return slug ? [{ locale, path: fillPath(pageRow(page).paths[locale], { [name]: slug }) }] : []
    }),
  )
  return [...plainPaths, ...slugged]
}

/**
 * The redirects that follow from the page table and the entries' slugs: from a Swedish or Danish path without its
 * prefix, from a former slug, and from a slug of another locale. If English has the same path, it keeps it.
 */
export function pathRedirects(entries: readonly SluggedPage[]): Redirect[] {
  const existing = existingPaths(entries)
  const redirects = new Map<string, string>()
  const taken = new Set<string>(existing.map(({ path }) => path))
  const add = (from: string, to: string) => {
    if (from !== to && !taken.has(from) && !redirects.has(from)) redirects.set(from, to)
  }
  for (const { page, name, slugs, aliases } of entries) {
    const pathIn = (locale: Locale, slug: string) => fillPath(pageRow(page).paths[locale], { [name]: slug })
    for (const locale of locales) {
      for (const alias of aliases?.[locale] ?? []) {
        const current = slugs[locale]
        if (current) add(pathIn(locale, alias), pathIn(locale, current))
      }
    }
    // A slug of another locale redirects to the entry in the language of the prefix, whichever locale's name of the
    // page it follows. Without a translation, and without a prefix, it redirects to the language of the slug.
    for (const requestedLocale of locales)
      for (const locale of locales) {
        const slug = slugs[locale]
        if (!slug) continue
        const own = requestedLocale === defaultLocale ? undefined : slugs[requestedLocale]
        const to = own ? pathIn(requestedLocale, own) : pathIn(locale, slug)
        add(pathIn(requestedLocale, slug), to)
        if (requestedLocale !== defaultLocale)
          for (const named of locales) add(`/${requestedLocale}${bare(pathIn(named, slug), named)}`, to)
      }
  }
  for (const { path, locale } of existing) if (locale !== defaultLocale) add(unprefixed(path, locale), path)
  // A page's name under another locale's prefix redirects to the page in that locale: `/sv/about-us` to `/sv/om-oss`.
  for (const { page, path, locale } of plainPaths)
    for (const other of prefixedLocales)
      if (page !== 'home') add(`/${other}${bare(path, locale)}`, pageRow(page).paths[other])
  return [...redirects].map(([from, to]) => ({ from, to }))
}

/**
 * On a locale's own host, an unprefixed path that exists in that locale redirects to it, even if English has the same
 * path.
 */
export function hostRedirects(paths: readonly LocalePath[], domains: Domains): Redirect[] {
  return paths.flatMap(({ path, locale }) => {
    const host = domains[locale]
    const from = unprefixed(path, locale)
    if (!host || locale === defaultLocale || from === '/' || fixedPaths.has(from)) return []
    return [{ from: `https://${host}${from}`, to: `https://${host}${path}`, forced: true as const }]
  })
}

/** Addresses at which programs expect certain files, and where the files are. */
export const fileRedirects: readonly Redirect[] = [
  { from: '/sitemap.xml', to: '/sitemap-index.xml' },
  { from: '/security.txt', to: '/.well-known/security.txt' },
]

/**
 * Paths where the host itself looks for a page, or the worker for its offline pages, which it refuses if they are
 * redirected. They are never redirected.
 */
const fixedPaths: ReadonlySet<string> = new Set(
  plainPaths.filter(({ page }) => ['technical', 'fault'].includes(roleOf(page))).map(({ path }) => path),
)

/** The text of the host's `_redirects` file: redirects first, then the 404 page of each prefix. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({ from, to, forced }) => `${from} ${to} ${forced ? '301!' : '301'}`)
  const notFound = prefixedLocales.map(
    locale => `${pageTable.home.paths[locale]}/* ${pageTable['not-found'].paths[locale]} 404`,
  )
  return `${[...rules, ...notFound].join('\n')}\n`
}
