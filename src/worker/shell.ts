import { localeOfPath } from '../i18n/locales.ts'
import { shellPrefix } from '../shared/offline/caches.ts'
import { withQuotaRetry } from './with-quota-retry.ts'

/** A file of the shell: the revision of its content, or `null` where its name carries a hash. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
}

/** What the worker keeps from its install on: the offline pages and what they need. */
export type Shell = readonly ShellFile[]

/**
 * The cache of a shell, named by what is in it: a worker whose shell is the one before finds it there and fetches nothing.
 */
export function shellName(shell: Shell): string {
  // FNV-1a, 32 bit: told apart must be a handful of versions, by nobody who means harm.
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(shell)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return shellPrefix + (hash >>> 0).toString(36)
}

/**
 * Keeps what is missing of the shell. A browser without room is no reason to keep an old worker: first the visited pages
 * make room, then the worker does without.
 *
 * @throws where a file does not come: the browser tries again at the next visit
 */
export async function cacheShell(shell: Shell): Promise<void> {
  const cache = await caches.open(shellName(shell))
  const keep = async ({ url, revision }: ShellFile) => {
    if (await cache.match(url)) return
    const same = revision === null ? await caches.match(url, { ignoreVary: true }) : undefined
    const answer = same ?? (await fetch(url, { cache: revision === null ? 'default' : 'reload' }))
    if (answer.status !== 200 || answer.redirected) throw new Error(`${url}: answered ${answer.status}`)
    await cache.put(url, answer)
  }
  await withQuotaRetry(() => Promise.all(shell.map(keep)))
}

/** The offline page in the language of a path; none where the browser had no room for it. */
export async function offlinePage(shell: Shell, path: string): Promise<Response | undefined> {
  const locale = localeOfPath(path)
  const pages = shell.map(({ url }) => url).filter(url => !url.includes('.'))
  const page = pages.find(url => localeOfPath(url) === locale)
  return page === undefined
    ? undefined
    : caches.match(page, { cacheName: shellName(shell), ignoreVary: true })
}
