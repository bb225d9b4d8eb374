import { createHash } from 'node:crypto'
import { isHashed } from '../shared/offline/caches.ts'
import type { ShellFile } from '../worker/shell.ts'
import type { BuiltPage } from './built-pages.ts'

/**
 * The offline pages with everything they need, which every reader's worker caches. Nothing in them changes with the
 * content, so a new text does not make a new worker.
 *
 * @param read returns the content of a file of the build, by its path
 */
export async function shellFiles(
  pages: readonly Pick<BuiltPage, 'path' | 'kind' | 'assets'>[],
  read: (file: string) => Promise<Uint8Array>,
): Promise<ShellFile[]> {
  const offline = pages.filter(({ kind }) => kind === 'offline')
  const files = new Map(
    offline.flatMap(page => [
      [page.path, `${page.path}.html`] as const,
      ...page.assets.map(path => [path, path] as const),
    ]),
  )
  const revision = async (file: string) =>
    createHash('sha256')
      .update(await read(file))
      .digest('base64url')
      .slice(0, 12)
  const entries = [...files].sort().map(async ([url, file]) => ({
    url,
    revision: isHashed(url) ? null : await revision(file),
  }))
  return Promise.all(entries)
}
