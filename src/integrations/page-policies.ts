import { dirname } from 'node:path/posix'
import { isPageName, pageRow } from '../routing/href.ts'
import type { PageFacts } from './read-page.ts'

/** What a policy names of a page: hashes of its inline scripts and styles, each once, in order. */
export type InlineHashes = Pick<PageFacts, 'scriptHashes' | 'styleHashes'>
type Page = InlineHashes & Pick<PageFacts, 'kind'> & { readonly path: string }

const sortedOnce = (values: readonly string[]) => [...new Set(values)].sort()

/** What all of some pages hold inline. */
export const inlineHashes = (pages: readonly InlineHashes[]): InlineHashes => ({
  scriptHashes: sortedOnce(pages.flatMap(page => page.scriptHashes)),
  styleHashes: sortedOnce(pages.flatMap(page => page.styleHashes)),
})

/**
 * What the pages at each address hold inline, by the address as `_headers` writes it. All hashes of the site are 2 KB,
 * which every first answer would carry; a page has five or so.
 *
 * Entries of one kind stand under their folder, so that the file does not grow with the content. The host answers there
 * with a 404 page as well, under the same headers.
 *
 *     inlineByAddress(pages).get('/sv/guide-detail/*') // => { scriptHashes: […], styleHashes: […] }
 */
export function inlineByAddress(pages: readonly Page[]): ReadonlyMap<string, InlineHashes> {
  const missing = pages.filter(({ kind }) => kind === 'not-found')
  const addresses = Map.groupBy(pages, page => (isEntry(page) ? `${dirname(page.path)}/*` : page.path))
  return new Map(
    [...addresses].map(([address, own]) => {
      // The host applies a folder's headers to the page at the folder's own address as well.
      const folder = address.endsWith('*') ? address : `${address}/*`
      const inFolder = addresses.get(folder)
      const shared = inFolder && [...inFolder, ...(addresses.get(folder.slice(0, -2)) ?? []), ...missing]
      return [address, inlineHashes(shared ?? own)]
    }),
  )
}

/** Whether the page table has a folder for pages like this one. */
const isEntry = ({ kind = '' }: Page) => isPageName(kind) && pageRow(kind).paths.en.endsWith('/[name]')
