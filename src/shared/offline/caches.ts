import { storedAtName } from './stored-at-name.ts'

/**
 * The caches that make this site readable offline: what they contain, who writes them and who clears them.
 *
 * A navigation is answered by the network; after a short time limit by the newer copy in `perrong-saved` or
 * `perrong-pages`; otherwise by the offline page. A file whose name contains a hash of its content (`isHashed`) is
 * answered by any cache first. A page is therefore cached only once all its files are in the same cache, and it stays
 * readable whatever is deployed later.
 *
 * The cache key of an entry is its path (`cacheKey`): campaign parameters do not create a second entry, and a key never
 * contains a token. A page's entry records when it was stored (`withStoredTime`). Its payload is stored beside it under
 * `payloadPath(path)`: the list of its files with their sizes.
 */

/** The prefix, before a version, of the cache that the worker fills at install: the offline pages and their files. */
export const shellPrefix = 'perrong-shell-'

/** Visited pages with their files. Only the worker writes, limits and clears them. */
export const pagesCache = 'perrong-pages'

/**
 * Pages that the reader saved, with their files. Only the pages' scripts write and clear them; the worker reads them.
 */
export const savedCache = 'perrong-saved'

/** The header of a saved page's entry that contains its payload as JSON. */
export const savedRecordHeader = 'Perrong-Saved'

/** The last version of data that a page's script requests (`isData`). Only the worker writes it. */
export const dataCache = 'perrong-data'

const hashedFolders = /^\/(?:_astro|pictures|social|pdf|network)\//

/** Finds a copy by its path only: every response has a `Vary` header for its compression. */
export const ignoringVary = { ignoreVary: true } as const satisfies CacheQueryOptions

/** Whether the content at a path never changes, because its name contains a hash. */
export const isHashed = (path: string) => hashedFolders.test(path)

/** Whether a path is data of the search or of the shop, whose address stays the same while its content changes. */
export const isData = (path: string) => /^\/(?:search|shop)\/[a-z]+\.json$/.test(path)

/**
 * The cache key of an address: its path, without the trailing slash that the host removes.
 *
 *     cacheKey('https://perrong.example/sv/resrutter/?utm_source=x#top') // => '/sv/resrutter'
 */
export const cacheKey = (address: string) => new URL(address).pathname.replace(/(.)\/$/, '$1')

/** A header that a page can read from its own response, to know that it is a copy and how old it is. */
const storedAtHeader = 'Server-Timing'

/** Adds the time, in milliseconds since 1970, to a page's response before it is cached. */
export function withStoredTime(answer: Response, now: number): Response {
  const headers = new Headers(answer.headers)
  headers.set(storedAtHeader, `${storedAtName};desc="${now}"`)
  return new Response(answer.body, { status: answer.status, headers })
}

/** When a response was cached, in milliseconds since 1970; 0 if it has no time. */
export function storedAt({ headers }: Response): number {
  const entry = new RegExp(`^${storedAtName};desc="(\\d+)"$`)
  return Number(entry.exec(headers.get(storedAtHeader) ?? '')?.[1] ?? 0)
}

/** Whether a response may be cached as a page: HTML, not redirected and no error. */
export const isCacheablePage = (answer: Response) =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('Content-Type') ?? '').startsWith('text/html')

/**
 * The hashed files that a page's HTML names. If one is missing from the page's payload, the two are from different
 * deploys, and one of them must be fetched again.
 */
export const namedFiles = (html: string): string[] => [...new Set(html.match(/\/_astro\/[\w./-]+/g))]
