import { libraryKind } from '../../shared/offline/savable.ts'
import { savedKey } from '../../stores/keys.ts'
import type { SavedPage } from './record.ts'

/** The saved pages of a reader, without the page that lists them. */
export const ownPages = (pages: readonly SavedPage[]) =>
  pages.filter(({ payload }) => payload.kind !== libraryKind)

/** Stores whether this page is saved, so that the next page shows it from its first frame on (`before-paint.ts`). */
export function markSaved(pages: readonly SavedPage[]): void {
  const paths = ownPages(pages).map(({ path }) => path)
  const { dataset } = document.documentElement
  dataset['saved'] = paths.length > 0 ? String(paths.includes(location.pathname)) : ''
  try {
    if (paths.length > 0) localStorage.setItem(savedKey, ` ${paths.join(' ')} `)
    else localStorage.removeItem(savedKey)
  } catch {
    // Storage may be blocked. The list of saved pages is then reached by its address and from the offline page.
  }
}
