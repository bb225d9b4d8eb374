/**
 * Lists the orders of the last 400 days, without personal data.
 *
 *     npm run orders                             one line per order
 *     npm run --silent orders -- --csv > a.csv   a file for a spreadsheet, one line per product
 *
 * With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN it lists production's orders, otherwise those of this machine.
 */
import { parseArgs } from 'node:util'
import { readLedger } from '../src/server/orders/ledger.ts'
import { orderLines, ordersCsv } from './orders/order-lines.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { ignoreClosedPipe } from './server/ignore-closed-pipe.ts'
import { withStores } from './server/open-stores.ts'

ignoreClosedPipe()
try {
  const { values } = parseArgs({ options: { csv: { type: 'boolean', default: false } } })
  await withStores(async (stores, where) => {
    const entries = await readLedger(stores)
    if (values.csv) process.stdout.write(ordersCsv(entries))
    else for (const line of [where, ...orderLines(entries)]) console.log(line)
  })
} catch (fault) {
  exitWithError(fault)
}
