import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

/** A file that the host deploys as a function. */
export interface FunctionFile {
  readonly name: string
  readonly file: string
}

const endings = ['.ts', '.mts', '.js', '.mjs']
const isCode = (file: string) => endings.includes(extname(file)) && !/\.(test|d)\.\w+$/.test(file)

/**
 * Lists the functions of a folder as the host does: `<name>/index.ts`, `<name>/<name>.ts` or a flat `<name>.ts`. A
 * folder with neither has helpers. A missing folder has no functions.
 */
export async function listFunctions(folder: string): Promise<FunctionFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found: FunctionFile[] = []
  for (const entry of entries) {
    const { name } = entry
    if (entry.isFile() && isCode(name)) {
      found.push({ name: basename(name, extname(name)), file: join(folder, name) })
    } else if (entry.isDirectory()) {
      const inside = (await readdir(join(folder, name))).filter(isCode)
      const main = inside.find(file => [name, 'index'].includes(basename(file, extname(file))))
      if (main !== undefined) found.push({ name, file: join(folder, name, main) })
    }
  }
  return found.sort((a, b) => a.name.localeCompare(b.name))
}
