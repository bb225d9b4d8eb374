import { isHashed } from '../../shared/offline/caches.ts'
import type { PagePayload } from '../../shared/page-payload.ts'
import type { SavedPage } from './record.ts'

/** A request to save pages, with the oldest acceptable copy. */
export interface SaveJob {
  readonly wanted: readonly string[]
  /** In milliseconds since 1970. A refresh fetches pages saved before this time, even if they have not changed. */
  readonly since: number
}

/** Whether a file must be fetched. A file whose name contains a hash is fetched once, any other one once per run. */
export const isMissing = (
  path: string,
  present: ReadonlySet<string>,
  fetched: ReadonlySet<string> = new Set(),
) => !present.has(path) || !(isHashed(path) || fetched.has(path))

/** The pages of a job whose current version is not saved yet. */
export function pagesToSave(
  job: SaveJob,
  payloads: readonly PagePayload[],
  saved: readonly SavedPage[],
): PagePayload[] {
  const versions = new Map(
    saved.filter(page => page.storedAt >= job.since).map(page => [page.path, page.payload.version]),
  )
  return payloads.filter(payload => versions.get(pathOf(payload)) !== payload.version)
}

/** A page's own path, which its payload lists among those of its language versions. */
export const pathOf = ({ paths, locale }: PagePayload): string => paths[locale] ?? ''

/** The missing files of some pages with their sizes, each once, including the pages themselves. */
export function filesToGet(
  pages: readonly PagePayload[],
  present: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const own = new Set(pages.map(pathOf))
  const files = pages.flatMap(({ files }) => Object.entries(files))
  return new Map(files.filter(([path]) => own.has(path) || isMissing(path, present)))
}

/** The paths in the cache that no saved page needs any more. */
export function orphanedPaths(present: Iterable<string>, saved: readonly SavedPage[]): string[] {
  const needed = new Set(saved.flatMap(({ payload }) => Object.keys(payload.files)))
  return [...present].filter(path => !needed.has(path))
}

/**
 * The pages to remove, plus the list of saved pages of each locale in which nothing else is saved.
 *
 * @param library the kind of the page that lists the saved pages
 */
export function withLibraries(
  removed: readonly string[],
  saved: readonly SavedPage[],
  library: string,
): string[] {
  const gone = new Set(removed)
  const inUse = new Set(
    saved
      .filter(({ path, payload }) => !gone.has(path) && payload.kind !== library)
      .map(({ payload }) => payload.locale),
  )
  const idle = saved.filter(({ payload }) => payload.kind === library && !inUse.has(payload.locale))
  return [...gone, ...idle.map(({ path }) => path)]
}

export const totalBytes = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
