import { glob, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCache, dayInMs, writeCached } from './build-cache.ts'

/** A branch that is a few weeks old may be built again; after months everything is drawn anew. */
const retentionDays = 30

/** A file whose time says when the cache was last pruned. */
const mark = 'pruned'

/**
 * Removes files that no build has used for 30 days, and returns how many. A cache that is new or was pruned within the
 * last day is left alone, since looking through thousands of files takes seconds.
 */
export async function pruneCache(now: Date, folder = buildCache): Promise<number> {
  const looked = await stat(join(folder, mark)).catch(() => undefined)
  if (looked && now.getTime() - looked.mtimeMs <= dayInMs) return 0
  writeCached(join(folder, mark), Buffer.of())
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
