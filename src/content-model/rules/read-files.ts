import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readSource, type SourceFile } from './source-file.ts'

/** Files that a program or a system leaves beside others; hidden ones are not listed. */
const ofPrograms = /~$|^(?:Thumbs\.db|desktop\.ini)$/

/**
 * Reads all files of `content/`. When called again, it parses only those that have changed.
 *
 * @param root the folder that contains `content/`
 */
export function contentReader(root: string): () => Promise<SourceFile[]> {
  let known = new Map<string, SourceFile>()
  return async () => {
    const found = await Array.fromAsync(glob('content/**/*', { cwd: root, withFileTypes: true }))
    const names = found
      .filter(entry => !entry.isDirectory() && !ofPrograms.test(entry.name))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .sort()
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
