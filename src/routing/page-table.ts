import { defaultLocale, type Locale, perLocale } from '../i18n/locales.ts'
import type { Section } from './navigation.ts'
import type { soldAs } from './sold-as.ts'

/**
 * The purpose of a page. The default is `content`, the only role that search engines may index.
 *
 * - `task` serves one visitor in one situation.
 * - `fault` reports an error and asks the reader for nothing.
 * - `technical` is an error page that the host shows at any address.
 *
 * No redirect leads away from the address of a fault or technical page.
 */
export type Role = 'content' | 'task' | 'fault' | 'technical'

/** The path after a locale's prefix: empty for the home page, never with a trailing slash. */
type Prefixed<Prefix extends string> = Prefix | `${Prefix}/${string}`

type PrefixedLocale = Exclude<Locale, typeof defaultLocale>

export interface PageRow {
  readonly paths: { readonly [Of in Locale]: Of extends PrefixedLocale ? Prefixed<`/${Of}`> : `/${string}` }
  /** The folder under `src/views`, if it is not the page's name. */
  readonly view?: string
  readonly role?: Role
  /** The part of the navigation that the page belongs to, if the page is not in the navigation itself. */
  readonly section?: Section
  /** The product that is sold on the page. */
  readonly sells?: keyof typeof soldAs
  /**
   * Whether the page's address contains a token, which a script removes before anything else runs. No tag runs there.
   */
  readonly token?: true
  /** Whether the page has a field for a day or a time. */
  readonly dates?: true
  /** `prefetch` if the browser may fetch the page's HTML before the click, but not run the page. */
  readonly ahead?: 'prefetch'
  /**
   * How the site's own search treats the page, if not by its role: `included` although it is no content, `excluded`
   * although it is, or `legal` for a text that mentions everything, so that its words count for less.
   */
  readonly search?: 'included' | 'excluded' | 'legal'
  /**
   * Whether the page can be saved for reading offline: by a button of its own, with all pages of its language (`along`),
   * or with every page that is saved (`always`).
   */
  readonly offline?: 'button' | 'along' | 'always'
}

type WordlessPaths<Path extends `/${string}`> = {
  readonly [Of in Locale]: Of extends PrefixedLocale ? (Path extends '/' ? `/${Of}` : `/${Of}${Path}`) : Path
}

/** The paths of a page whose path has no words. `wordless('/404') // => { en: '/404', sv: '/sv/404', da: '/da/404' }` */
export const wordless = <const Path extends `/${string}`>(path: Path) =>
  perLocale(locale =>
    locale === defaultLocale ? path : `/${locale}${path}`.replace(/\/$/, ''),
  ) as WordlessPaths<Path>

/** The type that the page table must satisfy: a missing locale or a wrong prefix does not compile. */
export type PageTable = Readonly<Record<string, PageRow>>

type PrefixedEnglish<Table extends PageTable> = {
  [Page in keyof Table]: Table[Page]['paths']['en'] extends Prefixed<`/${PrefixedLocale}`> ? Page : never
}[keyof Table]

/** Pages whose English path begins with another locale's prefix. A valid table has none. */
export type WithoutPrefixInEnglish<Table extends PageTable> = [PrefixedEnglish<Table>] extends [never]
  ? Table
  : { error: 'an English path has no prefix'; pages: PrefixedEnglish<Table> }

/** Checks a page table at compile time, and returns it unchanged. */
export function definePages<const Table extends PageTable>(
  table: Table & WithoutPrefixInEnglish<Table>,
): Table {
  return table
}
