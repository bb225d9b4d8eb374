import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const buildCache = 'node_modules/.cache/perrong/pdf'

/** What draws the documents: another drawing, or another version of a package, makes them anew. */
const sources = 'src/illustrations/{pdf,map,posters}/**/*.ts'

let sourcesHash: string | undefined

function hashOfSources(): string {
  if (!sourcesHash) {
    const hash = createHash('sha256').update(readFileSync('package.json'))
    for (const file of globSync(sources).sort()) hash.update(readFileSync(file))
    sourcesHash = hash.digest('hex')
  }
  return sourcesHash
}

/**
 * What `make` gives, kept between builds for as long as its inputs and the code that draws it stay the same.
 *
 * @param inputs everything from content that shows in the file; must be writable as JSON
 */
export async function kept(
  inputs: unknown,
  make: () => Promise<Buffer> | Buffer,
  folder = buildCache,
): Promise<Buffer> {
  const key = createHash('sha256').update(hashOfSources()).update(JSON.stringify(inputs)).digest('hex')
  const file = join(folder, key)
  try {
    return await readFile(file)
  } catch {
    const bytes = await make()
    await mkdir(folder, { recursive: true })
    // Under another name first: a build that is stopped half-way leaves no half file behind.
    await writeFile(`${file}.${process.pid}`, bytes)
    await rename(`${file}.${process.pid}`, file)
    return bytes
  }
}
