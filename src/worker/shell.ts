import { localeOfPath } from '../i18n/locales.ts'
import { shellPrefix } from '../shared/offline/caches.ts'
import { withQuotaRetry } from './with-quota-retry.ts'

/** A file of the shell, with its revision, or `null` if its name contains a hash. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
}

/** The files that the worker caches when it is installed: the offline pages and their resources. */
export type Shell = readonly ShellFile[]

/** The name of a shell's cache, derived from its content, so that a new worker with the same shell fetches nothing. */
export function shellName(shell: Shell): string {
  // FNV-1a, 32 bits: enough to distinguish a handful of versions; it need not resist attacks.
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(shell)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return shellPrefix + (hash >>> 0).toString(36)
}

/**
 * Caches the missing files of the shell. If there is no room, the visited pages are deleted first; if that is not
 * enough, the worker is installed without the shell.
 *
 * @throws if a file cannot be fetched; the browser tries again at the next visit
 */
export async function cacheShell(shell: Shell): Promise<void> {
  const cache = await caches.open(shellName(shell))
  const keep = async ({ url, revision }: ShellFile) => {
    if (await cache.match(url)) return
    const same = revision === null ? await caches.match(url, { ignoreVary: true }) : undefined
    const answer = same ?? (await fetch(url, { cache: revision === null ? 'default' : 'reload' }))
    if (answer.redirected) throw new Error(`${url}: redirected`)
    if (answer.status !== 200) throw new Error(`${url}: answered ${answer.status}`)
    await cache.put(url, answer)
  }
  await withQuotaRetry(() => Promise.all(shell.map(keep)))
}

/** The offline page in the language of a path; `undefined` if the browser had no room for it. */
export async function offlinePage(shell: Shell, path: string): Promise<Response | undefined> {
  const locale = localeOfPath(path)
  const pages = shell.map(({ url }) => url).filter(url => !url.includes('.'))
  const page = pages.find(url => localeOfPath(url) === locale)
  return page === undefined
    ? undefined
    : caches.match(page, { cacheName: shellName(shell), ignoreVary: true })
}
