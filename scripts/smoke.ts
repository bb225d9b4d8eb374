/**
 * Asks a deployed site whether it stands: see docs/operating.md. Nothing is changed and no mail is sent, unless asked for.
 *
 *     npm run smoke -- https://perrong.example
 *     npm run smoke -- https://perrong.example --send me@perrong.example    sends one message, too
 *
 * Ends with 0 where all is well, with 1 where something is not.
 */
import { parseArgs } from 'node:util'
import { table } from './bench/table.ts'
import { fail } from './server/fail.ts'
import { StartError } from './server/start-error.ts'
import { runSmoke } from './smoke/run-smoke.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { send: { type: 'string' } },
  })
  const [site, ...further] = positionals
  if (!site || further.length > 0 || !URL.canParse(site) || !/^https?:/.test(site))
    throw new StartError('Which one site? npm run smoke -- https://perrong.example')
  const rows = await runSmoke(site, values.send)
  const broken = rows.filter(row => row.fallsShort)
  console.log(table(rows))
  console.log(`\n${rows.length} asked, ${broken.length === 0 ? 'all well' : `${broken.length} not well:`}`)
  for (const { what, where, measured } of broken) console.log(`  ${what} (${where}): ${measured}`)
  process.exitCode = broken.length === 0 ? 0 : 1
} catch (fault) {
  fail(fault)
}
