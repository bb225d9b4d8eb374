import type { Config, Context } from '@netlify/functions'
import { log } from '../../src/server/log.ts'
import { removeOldNotes } from '../../src/server/mail/day-notes.ts'
import { blobStore } from '../../src/server/mail/outbox/blob-store.ts'
import { outboxFor } from '../../src/server/mail/outbox-for.ts'
import { readMailSettings } from '../../src/server/mail/settings.ts'

/** Every minute: sends again what the mail server did not take while its sender waited, and removes old notes. */
export default async (_: Request, { deploy }: Context): Promise<Response> => {
  const read = readMailSettings(process.env)
  try {
    if (read.ok) await outboxFor(deploy.context, read.settings).tick()
    else log('settings-invalid', { problems: read.problems.join('; ') })
  } finally {
    await removeOldNotes(blobStore(deploy.context), Date.now())
  }
  return new Response()
}

export const config: Config = { schedule: '* * * * *' }
