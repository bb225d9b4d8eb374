import { glob, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCache } from './kept.ts'

/** A build of some weeks ago may come back, with its branch; one of months ago is drawn anew. */
const keptForDays = 30

/** Removes what no build has wanted for 30 days. Gives the number of files removed. */
export async function pruneCache(now: Date, folder = buildCache): Promise<number> {
  const oldest = now.getTime() - keptForDays * 24 * 60 * 60 * 1000
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
