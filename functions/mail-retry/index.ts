import type { Config, Context } from '@netlify/functions'
import { log } from '../../src/server/log.ts'
import { createOutboxOver } from '../../src/server/mail/mail-services.ts'
import { readMailSettings } from '../../src/server/mail/settings.ts'
import { storesFor } from '../../src/server/store/stores.ts'
import { retry } from './retry.ts'

/** Runs every minute: retries mail that the mail server did not take at first, and removes old records. */
export default async (_: Request, { deploy }: Context): Promise<Response> => {
  const read = readMailSettings(process.env)
  if (!read.ok) log('settings-invalid', { problems: read.problems.join('; ') })
  const stores = storesFor(deploy.context)
  const outbox = read.ok ? createOutboxOver(stores, read.settings) : undefined
  await retry({ outbox, stores, now: Date.now, log })
  return new Response()
}

export const config: Config = { schedule: '* * * * *' }
