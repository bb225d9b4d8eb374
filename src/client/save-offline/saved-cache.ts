import * as v from 'valibot'
import { cacheKey, savedCache } from '../../shared/offline/caches.ts'
import { libraryKind } from '../../shared/offline/savable.ts'
import { bytes, sitePath } from '../../shared/page-payload.ts'
import { orphanedPaths, type SaveJob, withLibraries } from './plan.ts'
import { recordOf, type SavedPage } from './record.ts'

/** The content of the cache of saved pages. */
export interface Saved {
  readonly pages: readonly SavedPage[]
  /** The path of every file, including the pages. */
  readonly paths: ReadonlySet<string>
  /** An unfinished job; some of its files may be cached already. */
  readonly job: SaveJob | undefined
}

/** The job is stored in the same cache, so that clearing it removes both. */
const jobPath = '/saving.json'
const jobText = v.pipe(v.string(), v.parseJson(), v.object({ wanted: v.array(sitePath), since: bytes }))

/** A page's path has no extension, unlike a file's. */
const isPagePath = (path: string) => !/\.\w+$/.test(path)

/** Also rejects if `caches` does not exist: on an insecure connection, or if storage is blocked. */
export const openSaved = async (): Promise<Cache> => caches.open(savedCache)

/** Every path of the cache. */
export async function readPaths(cache: Cache): Promise<Set<string>> {
  const paths = new Set((await cache.keys()).map(({ url }) => cacheKey(url)))
  paths.delete(jobPath)
  return paths
}

export async function readSaved(cache: Cache): Promise<Saved> {
  const paths = await readPaths(cache)
  const entries = await Promise.all([...paths].filter(isPagePath).map(path => cache.match(path)))
  const job = v.safeParse(jobText, await (await cache.match(jobPath))?.text())
  return {
    paths,
    pages: entries.flatMap(entry => (entry && recordOf(entry)) ?? []),
    job: job.success ? job.output : undefined,
  }
}

/** Stores the current job, so that it can be resumed; `undefined` removes it. */
export async function storeJob(cache: Cache, job: SaveJob | undefined): Promise<void> {
  if (job) await cache.put(jobPath, Response.json(job))
  else await cache.delete(jobPath)
}

/** Removes pages, and the files that no other saved page names. */
export async function removePages(cache: Cache, paths: readonly string[]): Promise<void> {
  const { pages } = await readSaved(cache)
  for (const path of withLibraries(paths, pages, libraryKind)) await cache.delete(path)
  await removeOrphans(cache)
}

/** Removes files that no saved page needs, unless a job is unfinished. */
export async function removeOrphans(cache: Cache): Promise<void> {
  const { pages, paths, job } = await readSaved(cache)
  if (job) return
  for (const path of orphanedPaths(paths, pages)) await cache.delete(path)
}

/**
 * Runs work that changes the cache under a lock across tabs, since one tab would remove files that another is
 * fetching.
 *
 * @returns the work's result, or `'busy'` if another tab has the lock
 */
export async function withLock<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
  return navigator.locks.request(savedCache, { ifAvailable: true }, lock => (lock ? work() : 'busy'))
}
