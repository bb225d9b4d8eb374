import * as v from 'valibot'
import type { PageName, pageTable } from '../../routing/table.ts'
import { bytes, sitePath } from '../page-payload.ts'

type Table = typeof pageTable

/** The pages that have a button to save them. */
export type SavablePage = {
  [Page in PageName]: Table[Page] extends { readonly offline: 'button' } ? Page : never
}[PageName]

/** The page that lists the saved pages. It is saved along with any page of its locale, so that it opens offline too. */
export const libraryKind = 'saved' satisfies PageName

/**
 * The content of `/offline/{locale}.json`: every page of the locale that can be saved, the library included, with the
 * sizes of its files. Pages share most of their files, so each file is listed once.
 */
export const savableList = v.object({
  files: v.array(v.tuple([sitePath, bytes])),
  pages: v.array(
    v.object({
      path: sitePath,
      /** The page's name. */
      kind: v.string(),
      /** The indexes in `files` of the files that the page needs, including itself. */
      files: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** The hosts of other languages on which the path redirects to the page in that language. */
      redirectedOn: v.optional(v.array(v.string())),
    }),
  ),
})

export type SavableList = v.InferOutput<typeof savableList>

/** The path of a locale's list. */
export const savableListPath = (locale: string) => `/offline/${locale}.json`

/** What can be saved on a host. */
export const savableOn = ({ files, pages }: SavableList, host: string): SavableList => ({
  files,
  pages: pages.filter(({ redirectedOn }) => !redirectedOn?.includes(host)),
})

/** The files that some pages need together, with their sizes; a shared file counts once. */
export function filesOf(list: SavableList, paths: readonly string[]): Map<string, number> {
  const wanted = new Set(paths)
  const found = list.pages.flatMap(({ path, files }) => (wanted.has(path) ? files : []))
  return new Map(found.flatMap(index => (list.files[index] ? [list.files[index]] : [])))
}
