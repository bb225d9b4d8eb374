/** Every fault of `content/`, with file, line, column and what is allowed; then what should be looked at. */

import { showsUnpublished } from '../src/content-model/published.ts'
import { checkContent } from '../src/content-model/rules/check-content.ts'
import { faultLine } from '../src/content-model/rules/fault.ts'
import { contentReader } from '../src/content-model/rules/read-files.ts'

const files = await contentReader(process.cwd())()
const { faults, notes } = checkContent(files, {
  now: new Date(),
  showsUnpublished: showsUnpublished(false, process.env['CONTEXT']),
})
for (const note of notes) console.log(`${faultLine(note)} (note)`)
for (const fault of faults) console.error(faultLine(fault))
if (faults.length > 0) process.exitCode = 1
console.log(`${files.length} content files: ${faults.length} faults, ${notes.length} notes`)
