import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSource, type SourceFile } from './source-file.ts'

/**
 * Reads all files of `content/`. Called again, it parses again only those that changed.
 *
 * @param root the folder that has `content/`
 */
export function contentReader(root: string): () => Promise<SourceFile[]> {
  let known = new Map<string, SourceFile>()
  return async () => {
    const names = (await Array.fromAsync(glob('content/**/*.{md,yaml,yml}', { cwd: root }))).sort()
    const files = await Promise.all(
      names.map(async name => {
        const path = name.replaceAll('\\', '/')
        const text = await readFile(join(root, name), 'utf8')
        const before = known.get(path)
        return before?.text === text ? before : readSource(path, text)
      }),
    )
    known = new Map(files.map(file => [file.path, file]))
    return files
  }
}
