/**
 * Checks a deployed site: see docs/operating.md. Nothing is changed and no mail is sent, unless requested.
 *
 *     npm run smoke -- https://perrong.example
 *     npm run smoke -- https://perrong.example --send me@perrong.example    also sends one message
 *
 * Exits with 0 if everything is right, otherwise with 1.
 */
import { parseArgs } from 'node:util'
import { exitWithError } from './server/exit-with-error.ts'
import { StartError } from './server/start-error.ts'
import { report } from './smoke/report.ts'
import { runSmoke } from './smoke/run-smoke.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { send: { type: 'string' } },
  })
  const [site, ...further] = positionals
  if (!site || further.length > 0 || !URL.canParse(site) || !/^https?:/.test(site))
    throw new StartError('Usage: npm run smoke -- https://perrong.example')
  const results = await runSmoke(site, { email: values.send })
  console.log(report(results))
  process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0
} catch (fault) {
  exitWithError(fault)
}
