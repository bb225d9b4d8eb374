import type { Environment } from '../../src/server/environment.ts'
import { log } from '../../src/server/log.ts'
import { createLinks } from '../../src/server/newsletter/links.ts'
import { readNewsletterSettings } from '../../src/server/newsletter/settings.ts'
import { readSiteAddresses } from '../../src/server/site-addresses.ts'
import type { SignUp } from '../../src/shared/forms/registry.ts'

/** Reads from the environment what the newsletter form needs, and logs which settings are invalid or missing. */
export function readSignUp(env: Environment, served: string | undefined): SignUp | undefined {
  const newsletter = readNewsletterSettings(env)
  const addresses = readSiteAddresses(env, served)
  const problems = [newsletter, addresses].flatMap(read => (read.ok ? [] : read.problems))
  if (problems.length > 0) log('newsletter-settings-invalid', { problems: problems.join('; ') })
  if (!newsletter.ok || !addresses.ok) return undefined
  const { keys } = newsletter.settings
  return { confirmLink: createLinks({ keys, addressOf: addresses.settings, now: Date.now }).confirm }
}
