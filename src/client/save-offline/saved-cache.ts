import * as v from 'valibot'
import { cacheKey, savedCache } from '../../shared/offline/caches.ts'
import { libraryKind } from '../../shared/offline/savable.ts'
import { bytes, sitePath } from '../../shared/page-payload.ts'
import { type SaveJob, unneeded, withLibraries } from './plan.ts'
import { recordOf, type SavedPage } from './record.ts'

/** What the cache of saved pages holds. */
export interface Saved {
  readonly pages: readonly SavedPage[]
  /** Every file, the pages among them. */
  readonly paths: ReadonlySet<string>
  /** What was begun and is not done: some of its files may be there. */
  readonly job: SaveJob | undefined
}

/** The job stands in the same cache: whoever clears that away has cleared both. */
const jobPath = '/saving.json'
const jobText = v.pipe(v.string(), v.parseJson(), v.object({ wanted: v.array(sitePath), since: bytes }))

/** A page's path has no ending, unlike a file's. */
const isPagePath = (path: string) => !/\.\w+$/.test(path)

/** Rejects also where there is no `caches` at all: on an insecure line, or in a browser that keeps nothing. */
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

/** Notes what is begun, so that it can go on after a break; nothing where it is done. */
export async function noteJob(cache: Cache, job: SaveJob | undefined): Promise<void> {
  if (job) await cache.put(jobPath, Response.json(job))
  else await cache.delete(jobPath)
}

/** Removes pages, and the files that no other saved page names. */
export async function removePages(cache: Cache, paths: readonly string[]): Promise<void> {
  const { pages } = await readSaved(cache)
  for (const path of withLibraries(paths, pages, libraryKind)) await cache.delete(path)
  await sweep(cache)
}

/** Removes what no saved page names, unless it was fetched for pages that are still to come. */
export async function sweep(cache: Cache): Promise<void> {
  const { pages, paths, job } = await readSaved(cache)
  if (job) return
  for (const path of unneeded(paths, pages)) await cache.delete(path)
}

/**
 * Runs what changes the cache, one at a time in all tabs: what one fetches, another would sweep away.
 *
 * @returns what it returned, or `'busy'` where another tab is at it
 */
export async function withLock<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
  return navigator.locks.request(savedCache, { ifAvailable: true }, lock => (lock ? work() : 'busy'))
}
