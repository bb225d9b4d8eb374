/**
 * Shows the ways between two stations by the connections of `content/`, for editors who add to them.
 *
 *     node scripts/ways.ts stockholm-c praha-hln
 *     node scripts/ways.ts stockholm-c praha-hln --date 2027-06-14 --pace 10 --no-night-trains
 */
import { readContent } from '../src/content-model/rules/content.ts'
import { contentReader } from '../src/content-model/rules/read-files.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { waysReport } from './ways/ways-report.ts'

try {
  const { content } = readContent(await contentReader(process.cwd())())
  for (const line of waysReport(process.argv.slice(2), content, new Date())) console.log(line)
} catch (fault) {
  exitWithError(fault)
}
