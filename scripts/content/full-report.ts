import { checkContent, type Report } from '../../src/content-model/rules/check-content.ts'
import type { Content } from '../../src/content-model/rules/content.ts'
import { byPlace, type Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { alternativeTextNotes } from './alternative-text.ts'
import { differenceNotes } from './differences/differences.ts'
import { linkPromiseNotes } from './link-promises.ts'
import { outdatedNotes } from './looked-at.ts'
import { wordFaults } from './other-words.ts'
import { readabilityNotes } from './readability.ts'
import { searchResultNotes } from './search-results.ts'
import { spellingNotes } from './spelling/spelling.ts'

/** What no build is stopped for, and an editor should look at. */
const noteRules: readonly ((content: Content) => Fault[])[] = [
  outdatedNotes,
  differenceNotes,
  searchResultNotes,
  alternativeTextNotes,
  readabilityNotes,
  linkPromiseNotes,
  spellingNotes,
]

/** The rules of a build, and those of the language. A file that is still to be filled in is asked for nothing else. */
export function fullReport(
  files: readonly SourceFile[],
  options: Parameters<typeof checkContent>[1],
): Report {
  const { faults, notes, content } = checkContent(files, options)
  const unfilled = new Set(files.filter(({ text }) => text.includes('FILL IN')).map(({ path }) => path))
  const more = noteRules.flatMap(rule => rule(content)).filter(({ path }) => !unfilled.has(path))
  return {
    faults: [...faults, ...wordFaults(content)].sort(byPlace),
    notes: [...notes, ...more].sort(byPlace),
    content,
  }
}
