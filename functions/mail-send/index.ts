import type { Config, Context } from '@netlify/functions'
import { log } from '../../src/server/log.ts'
import { mailServicesFor } from '../../src/server/mail/mail-services.ts'
import { type MailSettings, readMailSettings } from '../../src/server/mail/settings.ts'
import { type AddressOf, readSiteAddresses } from '../../src/server/site-addresses.ts'
import { readCatalogues } from './catalogues.ts'
import { readContact } from './contact.ts'
import { createHandler, type HandlerOptions } from './handler.ts'
import { readHosts } from './hosts.ts'
import { readSignUp } from './newsletter.ts'

let optionsFor: ((context: string) => HandlerOptions) | undefined

/**
 * `POST /mail/send`: accepts a form, and answers with JSON, a redirect or a page. The environment is read on first use.
 */
export default (request: Request, { deploy, site }: Context): Promise<Response> => {
  optionsFor ??= readOptions(site.url)
  return createHandler(optionsFor(deploy.context))(request)
}

export const config: Config = {
  path: '/mail/send',
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
}

/** With an invalid or incomplete environment the handler sends nothing and answers every form with 503. */
function readOptions(served: string | undefined): (context: string) => HandlerOptions {
  const mail = readMailSettings(process.env)
  const hosts = readHosts(process.env)
  const addresses = readSiteAddresses(process.env, served)
  const problems = [mail, hosts, addresses].flatMap(read => (read.ok ? [] : read.problems))
  if (problems.length > 0) log('settings-invalid', { problems: problems.join('; ') })
  return context => ({
    mail:
      mail.ok && hosts.ok && addresses.ok ? mailOf(context, mail.settings, addresses.settings) : undefined,
    hosts: hosts.ok ? hosts.settings : [],
    readCatalogues,
    readContact,
    now: () => new Date(),
    readSignUp: () => readSignUp(process.env, served),
    log,
  })
}

const mailOf = (context: string, settings: MailSettings, addressOf: AddressOf) => ({
  ...mailServicesFor(context, settings),
  addresses: settings.addresses,
  addressOf,
})
