import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSource, type SourceFile } from './source-file.ts'

/**
 * Reads all files of `content/`. When called again, it parses only those that have changed.
 *
 * @param root the folder that contains `content/`
 */
export function contentReader(root: string): () => Promise<SourceFile[]> {
  let known = new Map<string, SourceFile>()
  return async () => {
    const names = (await Array.fromAsync(glob('content/**/*.{md,yaml,yml}', { cwd: root }))).sort()
    const files = await Promise.all(
      names.map(async name => {
        const path = name.replaceAll('\\', '/')
        const text = await textOf(join(root, name))
        if (text === undefined) return []
        const before = known.get(path)
        return [before?.text === text ? before : readSource(path, text)]
      }),
    )
    known = new Map(files.flat().map(file => [file.path, file]))
    return [...known.values()]
  }
}

/**
 * Without a byte order mark, which would shift positions by one; undefined for a file that was removed since it was
 * listed.
 */
const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    text => text.replace(/^\uFEFF/, ''),
    fault => {
      if (fault.code === 'ENOENT') return undefined
      throw fault
    },
  )
