import * as v from 'valibot'
import { ignoringVary, pagesCache, shellPrefix, storedAt } from '../shared/offline/caches.ts'
import { pagePayload, payloadPath } from '../shared/page-payload.ts'

/** Limits for the visited pages; a shared file counts once. */
export interface Limits {
  readonly pages: number
  readonly bytes: number
  /** Files that no cached page needs, but other open windows might. */
  readonly files: number
}

const megabyte = 1024 * 1024

/** Enough to read on a long journey, and little compared with a browser's own cache. */
export const limits: Limits = { pages: 100, bytes: 25 * megabyte, files: 1000 }

interface VisitedPage {
  readonly path: string
  readonly storedAt: number
  /** Bytes by path, including the page itself. */
  readonly files: Readonly<Record<string, number>>
}

/** The newest pages that are together within the limits. */
export function withinLimits(pages: readonly VisitedPage[], { pages: most, bytes }: Limits): VisitedPage[] {
  const files = new Map<string, number>()
  const newestFirst = pages.toSorted((one, other) => other.storedAt - one.storedAt).slice(0, most)
  const tooMany = newestFirst.findIndex(page => {
    for (const [file, size] of Object.entries(page.files)) files.set(file, size)
    return [...files.values()].reduce((sum, size) => sum + size, 0) > bytes
  })
  return tooMany < 0 ? newestFirst : newestFirst.slice(0, tooMany)
}

async function readVisitedPage(cache: Cache, list: string): Promise<VisitedPage[]> {
  const answer = await cache.match(list, ignoringVary)
  const payload = answer && v.safeParse(pagePayload, await answer.json().catch(() => undefined))
  if (!answer || !payload?.success) return []
  return [
    {
      path: list.slice(0, -payloadPath('').length) || '/',
      storedAt: storedAt(answer),
      files: payload.output.files,
    },
  ]
}

/**
 * Removes the oldest visited pages beyond the limits, and the files that no other page needs.
 *
 * @param isOnlyWindow whether no other window is open; a window from before a deploy may need files that no cached page
 * names
 */
export async function trimVisited(bounds: Limits, isOnlyWindow: boolean): Promise<void> {
  const cache = await caches.open(pagesCache)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const lists = paths.filter(path => path.endsWith(payloadPath('')))
  const pages = (await Promise.all(lists.map(list => readVisitedPage(cache, list)))).flat()
  const visited = withinLimits(pages, bounds)
  const needed = new Set(
    visited.flatMap(page => [payloadPath(page.path), page.path, ...Object.keys(page.files)]),
  )
  const surplus = paths.filter(path => !needed.has(path))
  const isOfPage = new Set(pages.flatMap(({ path }) => [path, payloadPath(path)]))
  const removed =
    isOnlyWindow || surplus.length > bounds.files ? surplus : surplus.filter(path => isOfPage.has(path))
  await Promise.all(removed.map(path => cache.delete(path, ignoringVary)))
}

/** Removes the shells of other versions. */
export async function removeShells(except: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith(shellPrefix) && name !== except).map(name => caches.delete(name)),
  )
}
