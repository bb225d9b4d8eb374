import type { Section } from './navigation.ts'

/**
 * What a page is there for. Only `content` is indexed, which is what a row means that says nothing.
 *
 * - `task` serves one visitor in one situation.
 * - `fault` tells of a fault: the reader is asked nothing on it.
 * - `technical` is a fault page that the host shows at any address: no redirect leads from its own.
 */
export type Role = 'content' | 'task' | 'fault' | 'technical'

/** The segments after a locale's prefix: none for the home page, never a trailing slash. */
type Prefixed<Prefix extends string> = Prefix | `${Prefix}/${string}`

export interface PageRow {
  readonly paths: {
    readonly en: `/${string}`
    readonly sv: Prefixed<'/sv'>
    readonly da: Prefixed<'/da'>
  }
  /** The folder under `src/views`, where it is not the page's name. */
  readonly view?: string
  readonly role?: Role
  /** The part of the navigation that the page belongs to, where it is not in it itself. */
  readonly section?: Section
  /** The kind of product that is sold here. */
  readonly sells?: 'interrail-global' | 'japan-rail-pass' | 'gift-card' | 'station-taxi'
  /** Whether its address brings a token, which leaves it before anything else runs. No tag runs on such a page. */
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

/** The shape the page table is checked against: a missing locale or a wrong prefix does not compile. */
export type PageTable = Readonly<Record<string, PageRow>>

type PrefixedEnglish<Table extends PageTable> = {
  [Page in keyof Table]: Table[Page]['paths']['en'] extends Prefixed<'/sv'> | Prefixed<'/da'> ? Page : never
}[keyof Table]

/** The pages whose English path stands under another locale's prefix: a right table has none. */
export type WithoutPrefixInEnglish<Table extends PageTable> = [PrefixedEnglish<Table>] extends [never]
  ? Table
  : { error: 'an English path has no prefix'; pages: PrefixedEnglish<Table> }

/** Checks a page table while it compiles; gives it back as it is. */
export function definePages<const Table extends PageTable>(
  table: Table & WithoutPrefixInEnglish<Table>,
): Table {
  return table
}
