import type { Locale } from '../i18n/locales.ts'
import { isPageName, pageRow } from '../routing/href.ts'
import type { Redirect } from '../routing/redirects.ts'
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
 * @param redirects the redirects of the hosts that belong to one language
 */
export function savableListOf(
  locale: Locale,
  pages: readonly BuiltPage[],
  assetBytes: ReadonlyMap<string, number>,
  redirects: readonly Redirect[],
): SavableList {
  const redirected = Map.groupBy(
    redirects.map(({ from }) => new URL(from)),
    ({ pathname }) => pathname,
  )
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
      const redirectedOn = redirected.get(page.path)?.map(({ host }) => host)
      return {
        path: page.path,
        kind: page.kind,
        files: [placeOf(page.path, page.bytes), ...assets],
        ...(redirectedOn && { redirectedOn }),
      }
    }),
  }
}
