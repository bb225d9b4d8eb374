/**
 * Lists the orders of the last 400 days, without a word of whoever ordered.
 *
 *     npm run orders                             one line for each
 *     npm run --silent orders -- --csv > a.csv   a file for a spreadsheet, a line for each product
 *
 * With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN these are production's, without those of this machine.
 */
import { parseArgs } from 'node:util'
import { readLedger } from '../src/server/orders/ledger.ts'
import { orderLines, ordersCsv } from './orders/order-lines.ts'
import { exitWithError } from './server/fail.ts'
import { withStores } from './server/open-stores.ts'

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
