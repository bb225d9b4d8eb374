import type { AstroIntegration } from 'astro'
import * as v from 'valibot'
import { loadEnv } from 'vite'
import { domainSettings } from '../i18n/locale-config.ts'
import { secretSettings, settingRules } from '../shared/settings.ts'
import { logAtExit } from './log-at-exit.ts'
import { featureErrors } from './site-features.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The invalid values of a configuration, each with its name and what is allowed, and the missing ones, each with what
 * needs it; empty if everything is valid.
 */
export function configurationErrors(environment: Environment): string[] {
  const wrong = Object.entries(settingRules).flatMap(([name, rule]) => {
    const value = environment[name]
    const { issues = [] } = value ? v.safeParse(rule, value) : {}
    const shown = secretSettings.has(name) ? '' : `="${value}"`
    return issues.map(({ message }) => `${name}${shown}: ${message}`)
  })
  return [...wrong, ...sharedDomains(environment), ...featureErrors(environment)]
}

/** Two languages on one host would redirect each other's pages. */
function sharedDomains(environment: Environment): string[] {
  const byHost = Map.groupBy(
    domainSettings.filter(name => environment[name]),
    name => environment[name],
  )
  return [...byHost].flatMap(([host, names]) =>
    names.length > 1
      ? [
          `${names.join(' and ')}="${host}": each language needs a host name of its own; leave them empty to share the site's address`,
        ]
      : [],
  )
}

/** The environment as Astro reads it: the process's own values before those of `.env` files. */
export function readEnvironment(mode: 'development' | 'production'): Environment {
  return { ...loadEnv(mode, process.cwd(), ''), ...process.env }
}

/** What a site on the host should have, and what happens without it. */
const expected: Readonly<Record<string, string>> = {
  SMTP_URL: 'forms are answered 503',
  MAIL_FROM: 'forms are answered 503',
  MAIL_TO: 'forms are answered 503',
  FORM_SIGNING_KEY: 'nobody can subscribe to the newsletter',
}

/**
 * The site's address: the configured one, the host's own, or that of `npm start`. An invalid address is not passed on,
 * since Astro would stop first, with a message that does not name the setting.
 */
export function siteAddress({ PUBLIC_SITE_URL, URL: onHost, PORT }: Environment): string {
  const address = PUBLIC_SITE_URL || onHost || ''
  return URL.canParse(address) ? address : `http://localhost:${Number(PORT) || 4321}`
}

/**
 * What the host's production deploy is missing, each name with what happens without it; empty elsewhere, where all is
 * optional.
 *
 *     missingSettings({ NETLIFY: 'true', CONTEXT: 'production', … }) // => ['SMTP_URL (forms are answered 503)']
 */
export function missingSettings(environment: Environment): string[] {
  if (environment['NETLIFY'] !== 'true' || environment['CONTEXT'] !== 'production') return []
  return Object.entries(expected).flatMap(([name, without]) =>
    environment[name] ? [] : [`${name} (${without})`],
  )
}

/** Stops the build if a configuration value is invalid, and lists what is invalid or missing at the end. */
export function configuration(): AstroIntegration {
  return {
    name: 'perrong:configuration',
    hooks: {
      'astro:config:setup': ({ command }) => {
        const environment = readEnvironment(command === 'dev' ? 'development' : 'production')
        const errors = configurationErrors(environment)
        if (errors.length > 0) {
          if (command === 'build') logAtExit(`Wrong configuration, nothing was built: ${errors.join('; ')}`)
          throw new Error(`Wrong configuration:\n  ${errors.join('\n  ')}`)
        }
        const missing = command === 'build' ? missingSettings(environment) : []
        if (missing.length > 0)
          logAtExit(`Not set for this build, see docs/operating.md: ${missing.join('; ')}`)
      },
    },
  }
}
