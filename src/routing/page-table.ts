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
  readonly task?: true
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
