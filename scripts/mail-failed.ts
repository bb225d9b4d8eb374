/**
 * Lists waiting and undeliverable messages, and puts the latter into the outbox again: the next run of mail-retry sends
 * them.
 *
 *     npm run mail:failed            lists them, and sends those that failed again
 *     npm run mail:failed -- --list  only lists them
 *
 * With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN it lists production's messages, otherwise those of this machine.
 */
import { parseArgs } from 'node:util'
import { mailReport } from './mail-failed/mail-report.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { ignoreClosedPipe } from './server/ignore-closed-pipe.ts'
import { withStores } from './server/open-stores.ts'

ignoreClosedPipe()
try {
  const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
  await withStores(async ({ outbox }, where) => {
    console.log(where)
    for (const line of await mailReport(outbox, { isSending: !values.list, now: Date.now() }))
      console.log(line)
  })
} catch (fault) {
  exitWithError(fault)
}
