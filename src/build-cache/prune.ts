import { glob, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCache, dayInMs, writeCached } from './build-cache.ts'

/** A build of some weeks ago may come back, with its branch; one of months ago is drawn anew. */
const retentionDays = 30

/** Its time says when the cache was last looked through. */
const mark = 'pruned'

/**
 * Removes what no build has wanted for 30 days. A new cache, and one that was looked through a day ago or less, is left as it
 * is: with thousands of files it takes seconds. Gives the number of files removed.
 */
export async function pruneCache(now: Date, folder = buildCache): Promise<number> {
  const looked = await stat(join(folder, mark)).catch(() => undefined)
  if (looked && now.getTime() - looked.mtimeMs <= dayInMs) return 0
  await writeCached(join(folder, mark), Buffer.of())
  if (!looked) return 0
  const oldest = now.getTime() - retentionDays * dayInMs
  let removed = 0
  for await (const name of glob('*/*', { cwd: folder })) {
    const file = join(folder, name)
    const found = await stat(file)
    if (!found.isFile() || found.mtimeMs >= oldest) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
