/**
 * Lists the messages that could not be delivered, and puts them into the outbox again.
 *
 *     npm run mail:failed            lists them
 *     npm run mail:failed -- --send  sends them again: the next run of mail-retry takes them
 *
 * With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN (a personal access token) these are production's, without those of this
 * machine.
 */
import { parseArgs } from 'node:util'
import { blobStore } from '../src/server/mail/outbox/blob-store.ts'
import { listFailed, resendFailed } from '../src/server/mail/outbox/failed.ts'
import { startBlobs } from './server/blobs.ts'
import { fail } from './server/fail.ts'
import { loadEnv } from './server/local-env.ts'

try {
  const { values } = parseArgs({ options: { send: { type: 'boolean' } } })
  loadEnv()
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env
  const isHost = Boolean(siteID && token)
  const local = isHost ? undefined : await startBlobs('.netlify/blobs')
  const store = siteID && token ? blobStore('production', { siteID, token }) : blobStore('dev')
  console.log(isHost ? 'On the host, in production:' : 'On this machine:')
  const failed = await listFailed(store)
  for (const message of failed) {
    const isRead = values.send && (await resendFailed(store, message, Date.now()))
    const fate = isRead ? ', to be sent again' : ', cannot be read'
    console.log(`${message.reference}  failed on ${message.day}${values.send ? fate : ''}`)
  }
  if (failed.length === 0) console.log('No message has failed.')
  await local?.stop()
} catch (fault) {
  fail(fault)
}
