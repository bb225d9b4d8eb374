/**
 * What a browser keeps of this site for reading without a network: the caches, who writes them and who clears them up.
 *
 * A navigation is answered by the network, after a short limit by the newer copy of `perrong-saved` and `perrong-pages`,
 * and else by the offline page. A file whose name carries a hash of its content (`isHashed`) is answered by any cache
 * first. So a page is put into a cache only when all its files are in the same one, and it can be read for as long as it
 * is kept, whatever has been deployed since.
 *
 * Entries are kept under their path alone (`cacheKey`): campaign parameters do not make a second one, and no token is
 * ever part of a key. A page's entry says when it was kept (`withStoredTime`), and its payload stands beside it under
 * `payloadPath(path)`: the list of its files with their bytes.
 */

/** Before the version of what the worker keeps from its install on: the offline pages and what they need. */
export const shellPrefix = 'perrong-shell-'

/** Pages that were visited, with their files: written, bounded and cleared up by the worker alone. */
export const pagesCache = 'perrong-pages'

/** Pages that the reader saved, with their files: written and cleared up by the page's own code, only read by the worker. */
export const savedCache = 'perrong-saved'

/** Data that a page's script asks for (`isData`), as it was when it last came: written by the worker alone. */
export const dataCache = 'perrong-data'

const hashedFolders = /^\/(?:_astro|pictures|social|pdf)\//

/** Where a copy may be found by its path alone: every answer says that it varies with how it is packed. */
export const ignoringVary = { ignoreVary: true } as const satisfies CacheQueryOptions

/** Whether a path's content never changes, since its name carries a hash: it needs to be had only once. */
export const isHashed = (path: string) => hashedFolders.test(path)

/** Whether a path is data of the search or of the shop, whose address stays while its content changes. */
export const isData = (path: string) => /^\/(?:search|shop)\/[a-z]+\.json$/.test(path)

/**
 * Under which key an address is kept: its path alone, without the slash at its end that the host takes away.
 *
 *     cacheKey('https://perrong.example/sv/resrutter/?utm_source=x#top') // => '/sv/resrutter'
 */
export const cacheKey = (address: string) => new URL(address).pathname.replace(/(.)\/$/, '$1')

/** A page can read this header of its own answer: so it knows that it is a copy, and of when. */
const storedAtHeader = 'Server-Timing'

/** A page's answer as it is put into a cache: with the time, in milliseconds since 1970. */
export function withStoredTime(answer: Response, now: number): Response {
  const headers = new Headers(answer.headers)
  headers.set(storedAtHeader, `kept;desc="${now}"`)
  return new Response(answer.body, { status: answer.status, headers })
}

/** When an answer was kept, in milliseconds since 1970; 0 where nothing says so. */
export const storedAt = (answer: Response) =>
  Number(/^kept;desc="(\d+)"$/.exec(answer.headers.get(storedAtHeader) ?? '')?.[1] ?? 0)

/** Whether an answer may be kept as a page: HTML of the address that was asked for, and no error. */
export const isPage = (answer: Response) =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('Content-Type') ?? '').startsWith('text/html')

/**
 * The hashed files that a page's HTML names: where one is not listed in the page's payload, the two are of different
 * deploys, and one of them is to be fetched again.
 */
export const namedFiles = (html: string): string[] => [...new Set(html.match(/\/_astro\/[\w./-]+/g))]
