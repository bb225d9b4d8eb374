import { dirname } from 'node:path/posix'
import { isPageName, pageRow } from '../routing/href.ts'
import type { PageFacts } from './read-page.ts'

/** The hashes of a page's inline scripts and styles, each once, in order. */
export type InlineHashes = Pick<PageFacts, 'scriptHashes' | 'styleHashes'>
type Page = InlineHashes & Pick<PageFacts, 'kind'> & { readonly path: string }

const sortedOnce = (values: readonly string[]) => [...new Set(values)].sort()

/** The hashes of the inline scripts and styles of some pages. */
export const inlineHashes = (pages: readonly InlineHashes[]): InlineHashes => ({
  scriptHashes: sortedOnce(pages.flatMap(page => page.scriptHashes)),
  styleHashes: sortedOnce(pages.flatMap(page => page.styleHashes)),
})

/**
 * The hashes of the inline scripts and styles of the pages at each address, by the address as `_headers` writes it. All
 * hashes of the site are 2 KB, which every first response would carry; a page has about five.
 *
 * Entries of one kind are listed by their folder, so that the file does not grow with the content. The host serves 404
 * pages there with the same headers.
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
