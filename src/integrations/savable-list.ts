import type { Locale } from '../i18n/locales.ts'
import { isPageName, pageRow } from '../routing/href.ts'
import type { PageName } from '../routing/table.ts'
import type { SavableList } from '../shared/offline/savable.ts'
import type { BuiltPage } from './built-pages.ts'

/** Whether a page may be saved, according to the page table. */
const isSavable = (page: string | undefined): page is PageName =>
  page !== undefined && isPageName(page) && pageRow(page).offline !== undefined

/**
 * The pages of a locale that can be saved, with their files: `/offline/{locale}.json`.
 *
 * @param assetBytes the size of every file that the pages need
 */
export function savableListOf(
  locale: Locale,
  pages: readonly BuiltPage[],
  assetBytes: ReadonlyMap<string, number>,
): SavableList {
  const files: [string, number][] = []
  const places = new Map<string, number>()
  const placeOf = (path: string, bytes: number) => {
    const place = places.get(path) ?? files.push([path, bytes]) - 1
    places.set(path, place)
    return place
  }
  return {
    files,
    pages: pages.flatMap(page => {
      if (!isSavable(page.kind) || page.locale !== locale) return []
      const assets = page.assets.map(path => placeOf(path, assetBytes.get(path) ?? 0))
      return { path: page.path, kind: page.kind, files: [placeOf(page.path, page.bytes), ...assets] }
    }),
  }
}
