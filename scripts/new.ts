/**
 * Makes the files of a new entry, ready to fill: a draft that builds, in every language.
 *
 *     npm run new guide portugal
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readContent } from '../src/content-model/rules/content.ts'
import { contentReader } from '../src/content-model/rules/read-files.ts'
import { writeEditorSchemas } from './content/write-editor-schemas.ts'
import { entryFiles } from './new-entry/entry-files.ts'
import { readWish } from './new-entry/wish.ts'
import { exitWithError } from './server/fail.ts'

try {
  const { content } = readContent(await contentReader(process.cwd())())
  const wish = readWish(process.argv.slice(2), content)
  const files = await entryFiles(wish, content, new Date())
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true })
    // Never over a file that is there, whatever it is.
    await writeFile(path, text, { flag: 'wx' })
    console.log(path)
  }
  await writeEditorSchemas(process.cwd(), content)
  console.log(
    '\nWrite where "FILL IN" stands, see it with `npm run dev`, and ask `npm run content` what is left. It is a draft until its line `draft: true` is gone.',
  )
} catch (fault) {
  exitWithError(fault)
}
