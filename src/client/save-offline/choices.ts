import { filesOf, libraryKind, type SavableList } from '../../shared/offline/savable.ts'
import { isMissing, totalBytes } from './plan.ts'
import type { Saved } from './saved-cache.ts'

/** Pages that are offered together. */
export interface Choice {
  readonly label: string
  readonly wanted: readonly string[]
  /** The size of what is not saved yet. */
  readonly bytes: number
  readonly isSaved: boolean
}

/** All pages of a locale that can be saved, including the page that lists them. */
export const allPaths = ({ pages }: SavableList): string[] => pages.map(({ path }) => path)

/**
 * An offer to save pages, together with the page that lists the saved ones.
 *
 * @param label the offer's words
 * @param paths the pages; those that do not exist are left out
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
