import type { Config, Context } from '@netlify/functions'
import { log } from '../../src/server/log.ts'
import { mailServicesFor } from '../../src/server/mail/mail-services.ts'
import { readMailSettings } from '../../src/server/mail/settings.ts'
import { createApi } from '../../src/server/newsletter/api.ts'
import { createLinks } from '../../src/server/newsletter/links.ts'
import { readNewsletterSettings } from '../../src/server/newsletter/settings.ts'
import { readSiteAddresses } from '../../src/server/site-addresses.ts'
import { createHandler, type NewsletterOptions } from './handler.ts'

let optionsFor: ((context: string) => NewsletterOptions | undefined) | undefined

/** The buttons that confirm and end a newsletter subscription. The environment is read on first use. */
export default (request: Request, { deploy, site }: Context): Promise<Response> => {
  optionsFor ??= readOptions(site.url)
  return createHandler(optionsFor(deploy.context))(request)
}

/**
 * The host reads these without running the file; a test compares them with the page table. Other methods get the static
 * pages.
 */
export const config: Config = {
  path: [
    '/newsletter/confirm',
    '/sv/nyhetsbrev/bekrafta',
    '/da/nyhedsbrev/bekraeft',
    '/newsletter/unsubscribe',
    '/sv/nyhetsbrev/avsluta',
    '/da/nyhedsbrev/afmeld',
  ],
  method: 'POST',
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
}

/** Reads the environment, and logs which settings are invalid or missing. */
function readOptions(served: string | undefined): (context: string) => NewsletterOptions | undefined {
  const mail = readMailSettings(process.env)
  const newsletter = readNewsletterSettings(process.env)
  const addresses = readSiteAddresses(process.env, served)
  const problems = [mail, newsletter, addresses].flatMap(read => (read.ok ? [] : read.problems))
  if (problems.length > 0) log('newsletter-settings-invalid', { problems: problems.join('; ') })
  if (!mail.ok || !newsletter.ok || !addresses.ok) return () => undefined
  const { keys, api } = newsletter.settings
  return context => ({
    keys,
    unsubscribeLink: createLinks({ keys, addressOf: addresses.settings, now: Date.now }).unsubscribe,
    notifyApi: api === undefined ? undefined : createApi(api, log),
    ...mailServicesFor(context, mail.settings),
    addresses: mail.settings.addresses,
    now: Date.now,
    log,
  })
}
