import { filesOf, libraryKind, type SavableList } from '../../shared/offline/savable.ts'
import { isMissing, totalBytes } from './plan.ts'
import type { Saved } from './saved-cache.ts'

/** Pages that are offered together. */
export interface Choice {
  readonly label: string
  readonly wanted: readonly string[]
  /** What is still to be fetched for them. */
  readonly bytes: number
  readonly isSaved: boolean
}

/** What may be saved of a locale, every page of it with the library. */
export const allPaths = ({ pages }: SavableList): string[] => pages.map(({ path }) => path)

/**
 * An offer to save pages, with the library of their locale.
 *
 * @param label how it is called
 * @param paths the pages; those that are not on the site are left out
 */
export function choiceOf(label: string, paths: readonly string[], list: SavableList, saved: Saved): Choice {
  const requested = new Set(paths)
  const wanted = list.pages
    .filter(({ path, kind }) => requested.has(path) || kind === libraryKind)
    .map(({ path }) => path)
  const there = new Set(saved.pages.map(({ path }) => path))
  const missing = [
    ...filesOf(
      list,
      wanted.filter(path => !there.has(path)),
    ),
  ].filter(([path]) => isMissing(path, saved.paths))
  return {
    label,
    wanted,
    bytes: totalBytes(new Map(missing)),
    isSaved: wanted.every(path => there.has(path)),
  }
}
