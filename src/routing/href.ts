import { type Locale, locales } from '../i18n/locales.ts'
import type { PageRow } from './page-table.ts'
import { type PageName, pageTable } from './table.ts'

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

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The row of a page, with the optional fields that a literal row may lack. */
export function pageRow(page: PageName): PageRow {
  return pageTable[page]
}

/**
 * The path of a page in a locale. The types require the slugs of the page's path.
 *
 *     href('guide-detail', 'sv', { name: 'sverige' }) // => '/sv/guide-detail/sverige'
 *
 * @throws `Page Not Found: {path}` for a slug that is missing or not made of a–z, 0–9 and single hyphens.
 */
export function href<Page extends PageName>(
  page: Page,
  locale: Locale,
  ...slugs: SlugArguments<Page>
): string {
  return fillPath(pageRow(page).paths[locale], slugs[0] ?? {})
}

/** `href()` for a page name that is only known at run time (a link in content, a language link). */
export function fillPath(path: string, slugs: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/\[(\w+)\]/g, (_, name: string) => {
    const slug = slugs[name]
    if (slug === undefined || !slugShape.test(slug))
      throw new Error(`Page Not Found: ${path} (${name}: ${slug})`)
    return slug
  })
}

/** Whether a string from content names a page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pageTable, name)
}

/** Every page of the table in every locale. */
export const pagesByLocale = (Object.keys(pageTable) as PageName[]).flatMap(page =>
  locales.map(locale => ({ page, locale, path: pageRow(page).paths[locale] })),
)
