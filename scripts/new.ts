/**
 * Makes the files of a new entry, ready to be filled in: a valid draft in every language; or adds a direct connection.
 *
 *     npm run new guide moldova
 *     npm run new connection hamburg-hbf leipzig-hbf 190
 */
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Content, readContent } from '../src/content-model/rules/content.ts'
import { contentReader } from '../src/content-model/rules/read-files.ts'
import { writeEditorSchemas } from './content/write-editor-schemas.ts'
import { entryFiles } from './new-entry/entry-files.ts'
import { newConnection } from './new-entry/new-connection.ts'
import { readNewEntryArguments } from './new-entry/read-arguments.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { ignoreClosedPipe } from './server/ignore-closed-pipe.ts'

async function addConnection(words: readonly string[], content: Content): Promise<void> {
  const { path, line, existing } = newConnection(words, content, new Date())
  const before = content.files.find(file => file.path === path)?.text ?? ''
  await mkdir(dirname(path), { recursive: true })
  await appendFile(path, `${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`)
  console.log(`${path}\n${line}`)
  if (existing.length > 0)
    console.log(
      `\nThere is a connection between these stations already, in ${existing.join(' and ')}. If it is the same train, change that line and delete the new one.`,
    )
  console.log(
    '\nPut the address of your source between the quotes of `source`, and the date that it describes in `asOf`. docs/editing.md lists the other fields.',
  )
}

async function addEntry(words: readonly string[], content: Content): Promise<void> {
  const request = readNewEntryArguments(words, content)
  const files = await entryFiles(request, content, new Date())
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true })
    // Never overwrites a file.
    await writeFile(path, text, { flag: 'wx' })
    console.log(path)
  }
  await writeEditorSchemas(process.cwd(), content)
  console.log(
    '\nReplace each "FILL IN". `npm run dev` shows the page, and `npm run content` lists what is left. It is a draft until you set `draft` to `false`.',
  )
}

ignoreClosedPipe()
try {
  const { content } = readContent(await contentReader(process.cwd())())
  const [kind, ...words] = process.argv.slice(2)
  if (kind === 'connection') await addConnection(words, content)
  else await addEntry(process.argv.slice(2), content)
} catch (fault) {
  exitWithError(fault)
}
