/**
 * Reports what should be looked at in `content/`; then every fault, with file, line, column and what is allowed.
 *
 *     npm run content                                     everything
 *     npm run content -- guides/sweden                    one entry, or one file
 *     npm run content -- --looked-at guides/sweden/sv     records that a translation matches the English text
 *     npm run content -- --next 30                        lists what begins, ends or expires within so many days
 *     npm run content -- --table                          as a page to open, entry by entry
 */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Backend,
  filesToAdd,
  noBackend,
  readBackend,
  withBackendAddress,
} from '../src/content-model/backend/backend.ts'
import { showsUnpublished } from '../src/content-model/published.ts'
import { readContent } from '../src/content-model/rules/content.ts'
import { type Fault, faultLine } from '../src/content-model/rules/fault.ts'
import { contentReader } from '../src/content-model/rules/read-files.ts'
import type { SourceFile } from '../src/content-model/rules/source-file.ts'
import { fullReport } from './content/full-report.ts'
import { chosenTranslations, withDigest } from './content/looked-at.ts'
import { noteLines } from './content/note-lines.ts'
import { assertNamesExist, isFaultNamed, readOptions } from './content/options.ts'
import { ownHosts } from './content/own-hosts.ts'
import { pluralise } from './content/pluralise.ts'
import { formerSlugs } from './content/slug-history.ts'
import { reportPage } from './content/table/report-page.ts'
import { upcoming, upcomingLine } from './content/upcoming.ts'
import { writeEditorSchemas } from './content/write-editor-schemas.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { ignoreClosedPipe } from './server/ignore-closed-pipe.ts'
import { loadEnv } from './server/local-env.ts'

function printUpcoming(
  files: readonly SourceFile[],
  names: readonly string[],
  now: Date,
  days: number,
): void {
  const list = upcoming(readContent(files).content, now, days).filter(({ at }) => isFaultNamed(names)(at))
  for (const one of list) console.log(upcomingLine(one))
  if (list.length === 0) console.log(`Nothing begins, ends or expires within ${days} days`)
}

interface ReportInput {
  readonly files: readonly SourceFile[]
  /** Those of the files that a content backend has given. */
  readonly added: readonly SourceFile[]
  readonly backend: Backend
  readonly names: readonly string[]
  readonly now: Date
  readonly table: boolean
}

async function printReport({ files, added, backend, names, now, table }: ReportInput): Promise<void> {
  const report = fullReport(files, {
    now,
    showsUnpublished: showsUnpublished(false, process.env['CONTEXT']),
    ownHosts: ownHosts(process.env),
    formerSlugs: formerSlugs(process.cwd()),
  })
  const chosen = (list: readonly Fault[]) =>
    list.filter(isFaultNamed(names)).map(withBackendAddress(backend, added))
  await writeEditorSchemas(process.cwd(), report.content)
  const faults = chosen(report.faults)
  const notes = chosen(report.notes)
  for (const line of noteLines(notes)) console.log(line)
  for (const fault of faults) console.error(faultLine(fault))
  if (faults.length > 0) process.exitCode = 1
  if (table) {
    await writeFile(tablePath, reportPage(report, now))
    console.log(`Open ${pathToFileURL(resolve(tablePath)).href}`)
  }
  console.log(
    `${files.length} content files: ${pluralise(faults.length, 'fault')}, ${pluralise(notes.length, 'note')}`,
  )
}

const tablePath = 'content-report.html'

ignoreClosedPipe()
try {
  const { lookedAt, table, next, names } = readOptions(process.argv.slice(2))
  loadEnv()
  const { CONTENT_BASE_URL } = process.env
  const backend = CONTENT_BASE_URL ? await readBackend(CONTENT_BASE_URL) : noBackend
  const read = contentReader(process.cwd())
  if (lookedAt) {
    const { content } = readContent(await read())
    for (const { file, stamp } of chosenTranslations(content, names)) {
      await writeFile(file.path, withDigest(file, stamp))
      console.log(`${file.path} is marked as up to date with the English text`)
    }
  }
  const own = await read()
  const added = filesToAdd(backend, own)
  const files = [...own, ...added]
  assertNamesExist(names, files)
  const now = new Date()
  if (next !== undefined) printUpcoming(files, names, now, next)
  else await printReport({ files, added, backend, names, now, table })
} catch (fault) {
  exitWithError(fault)
}
