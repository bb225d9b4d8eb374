import { type Locale, locales } from '../i18n/locales.ts'
import type { PageRow } from './page-table.ts'
import { type PageName, pageTable } from './table.ts'
import { tipLists } from './tip-products.ts'

type SlugNames<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | SlugNames<Rest>
  : never

type SlugName<Page extends PageName> = SlugNames<(typeof pageTable)[Page]['paths']['en']>

/** The slugs that a page's path needs, by name; `undefined` where it needs none. */
export type Slugs<Page extends PageName> = [SlugName<Page>] extends [never]
  ? undefined
  : { readonly [Name in SlugName<Page>]: string }

/** The pages whose path needs no slug. */
export type PlainPage = { [Page in PageName]: Slugs<Page> extends undefined ? Page : never }[PageName]

type SlugArguments<Page extends PageName> = [SlugName<Page>] extends [never] ? [] : [slugs: Slugs<Page>]

/** The places of slugs in a path. */
const slots = /\[(\w+)\]/g

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The row of a page, with the optional fields that a literal row may lack. */
export function pageRow(page: PageName): PageRow {
  return pageTable[page]
}

const pageNotFound = (path: string) => new Error(`Page Not Found: ${path}`)

/**
 * The path of a page in a locale. The types require the slugs of the page's path.
 *
 *     href('guide-detail', 'sv', { name: 'sverige' }) // => '/sv/guide-detail/sverige'
 *
 * @throws `Page Not Found: {path}` for a page that is not in the table, a locale that it does not have, a slug that is
 *   missing or not made of a–z, 0–9 and single hyphens, and a product that has no list of tips. The slugs of entries
 *   are known only to the content model.
 */
export function href<Page extends PageName>(
  page: Page,
  locale: Locale,
  ...slugs: SlugArguments<Page>
): string {
  if (!isPageName(page)) throw pageNotFound(page)
  const path: string | undefined = pageRow(page).paths[locale]
  if (path === undefined) throw pageNotFound(`${page}-${locale}`)
  const given: GivenSlugs = slugs[0] ?? {}
  const filled = fillPath(path, given)
  const { product } = given
  if (product !== undefined && !tipLists.some(list => list.locale === locale && list.slug === product))
    throw pageNotFound(filled)
  return filled
}

type GivenSlugs = Readonly<Record<string, string | undefined>>

/** `href()` for a page name that is only known at run time (a link in content, a language link). */
export function fillPath(path: string, slugs: GivenSlugs): string {
  const filled = path.replace(slots, (slot, name: string) => slugs[name] ?? slot)
  for (const [, name = ''] of path.matchAll(slots))
    if (!slugShape.test(slugs[name] ?? '')) throw pageNotFound(filled)
  return filled
}

/** Whether a string from content names a page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageTable, name)
}

/** Every page of the table in every locale. */
export const pagesByLocale = (Object.keys(pageTable) as PageName[]).flatMap(page =>
  locales.map(locale => ({ page, locale, path: pageRow(page).paths[locale] })),
)
