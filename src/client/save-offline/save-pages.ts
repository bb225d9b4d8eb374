import { mapConcurrently } from '../../shared/map-concurrently.ts'
import type { PagePayload } from '../../shared/page-payload.ts'
import { type Fetcher, fetchFile, fetchHtml, fetchPayload } from './fetch-page.ts'
import { filesToGet, isMissing, pagesToSave, pathOf, type SaveJob, totalBytes } from './plan.ts'
import { withoutCompressionHeaders, withRecord } from './record.ts'
import { faultOf, SaveFault } from './save-fault.ts'
import { readPaths, readSaved, removeOrphans, storeJob } from './saved-cache.ts'

/** Files that are fetched concurrently; on a slow connection most of the time is latency. */
const concurrency = 6

export interface Progress {
  /** The number of files of this run, including the pages, and their bytes. */
  readonly files: number
  readonly bytes: number
  readonly filesDone: number
  readonly bytesDone: number
}

export interface SaveTools extends Fetcher {
  readonly cache: Cache
  /** The time in milliseconds since 1970. */
  readonly now: () => number
  readonly onProgress: (progress: Progress) => void
}

export interface SaveResult {
  /** Pages that are no longer on the site; their saved copies stay. */
  readonly gone: readonly string[]
}

/**
 * Saves pages with all their files. Each page is staged: its files are fetched first and looked for in the cache, and
 * only then its HTML replaces the older copy, in one step. So older copies are readable at every moment, and an
 * interrupted run resumes with what is missing.
 *
 * @throws SaveFault if it stops before the end; what was fetched is kept, and the job is stored
 */
export async function savePages(job: SaveJob, tools: SaveTools): Promise<SaveResult> {
  try {
    return await save(job, tools)
  } catch (error) {
    throw faultOf(error)
  }
}

async function save(job: SaveJob, tools: SaveTools): Promise<SaveResult> {
  const { cache } = tools
  await storeJob(cache, job)
  const found = await mapConcurrently(
    job.wanted,
    async path => ({ path, payload: await fetchPayload(path, tools) }),
    concurrency,
  )
  const payloads = found.flatMap(({ payload }) => payload ?? [])
  const { pages, paths } = await readSaved(cache)
  const toSave = pagesToSave(job, payloads, pages)
  const fetched = new Set<string>()
  const count = counter(filesToGet(toSave, paths), tools.onProgress)
  for (const payload of toSave) await savePage(payload, tools, fetched, count)
  await storeJob(cache, undefined)
  await removeOrphans(cache)
  return { gone: found.flatMap(({ path, payload }) => (payload ? [] : path)) }
}

/** Counts files as they arrive. A deploy in between may add files that were not planned. */
function counter(files: ReadonlyMap<string, number>, onProgress: SaveTools['onProgress']) {
  let progress = { files: files.size, bytes: totalBytes(files), filesDone: 0, bytesDone: 0 }
  onProgress(progress)
  return (path: string, bytes: number) => {
    const extra = files.has(path) ? 0 : 1
    const filesDone = progress.filesDone + 1
    const bytesDone = progress.bytesDone + (files.get(path) ?? bytes)
    progress = { files: progress.files + extra, bytes: progress.bytes + extra * bytes, filesDone, bytesDone }
    onProgress(progress)
  }
}

type Count = ReturnType<typeof counter>

/** @param fetched what this run has fetched already; a file without a hash in its name is fetched once per run */
async function savePage(
  payload: PagePayload,
  tools: SaveTools,
  fetched: Set<string>,
  count: Count,
  isRetry = false,
): Promise<void> {
  const { cache, now } = tools
  const path = pathOf(payload)
  const files = Object.keys(payload.files).filter(file => file !== path)
  const there = await readPaths(cache)
  await mapConcurrently(
    files.filter(file => isMissing(file, there, fetched)),
    async file => {
      const bytes = await cacheFile(file, tools)
      fetched.add(file)
      count(file, bytes)
    },
    concurrency,
  )
  const page = await fetchHtml(payload, tools)
  const staged = await readPaths(cache)
  const isComplete = files.every(file => staged.has(file))
  if (page && isComplete) {
    await cache.put(path, withRecord(page.html, page.headers, payload, now()))
    return count(path, payload.files[path] ?? 0)
  }
  // The site was deployed between the payload and the page, or the browser has cleared the cache: try once more,
  // beginning with the payload.
  const again = isRetry ? undefined : await fetchPayload(path, tools)
  if (!again) throw new SaveFault('changed')
  await savePage(again, tools, fetched, count, true)
}

/** Fetches a file completely and then caches it. */
async function cacheFile(path: string, tools: SaveTools): Promise<number> {
  const { body, headers } = await fetchFile(path, tools)
  await tools.cache.put(path, new Response(body, { headers: withoutCompressionHeaders(headers) }))
  return body.byteLength
}
