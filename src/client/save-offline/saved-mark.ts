import { libraryKind } from '../../shared/offline/savable.ts'
import { savedKey } from '../../stores/keys.ts'
import type { SavedPage } from './record.ts'

/** What a reader has saved: without the pages that list it. */
export const ownPages = (pages: readonly SavedPage[]) =>
  pages.filter(({ payload }) => payload.kind !== libraryKind)

/** Notes whether something is saved, so that the header of the next page leads to it from its first frame on. */
export function markSaved(pages: readonly SavedPage[]): void {
  const count = ownPages(pages).length
  document.documentElement.toggleAttribute('data-saved', count > 0)
  try {
    if (count > 0) localStorage.setItem(savedKey, String(count))
    else localStorage.removeItem(savedKey)
  } catch {
    // Storage may be forbidden: then the saved pages are reached by their address and from the offline page.
  }
}
