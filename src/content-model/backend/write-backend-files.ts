import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SourceFile } from '../rules/source-file.ts'
import { backendFolder } from './folder.ts'

/**
 * Writes the files of a backend to the folder from which the collections read them, and removes earlier ones.
 *
 * @param root the folder that contains `content/`
 */
export async function writeBackendFiles(root: string, added: readonly SourceFile[]): Promise<void> {
  const folder = join(root, backendFolder)
  await rm(folder, { recursive: true, force: true })
  for (const { path, text } of added) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
