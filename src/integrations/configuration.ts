import type { AstroIntegration } from 'astro'
import { loadEnv } from 'vite'
import { isEmail } from '../shared/forms/kit/email.ts'
import { isSiteAddress } from '../shared/site-address.ts'
import { logAtExit } from './log-at-exit.ts'
import { featureErrors, widgetNames } from './site-features.ts'

const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
const origin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/
const webAddress = /^https?:\/\//

type Environment = Readonly<Record<string, string | undefined>>

/** What a value must look like beyond what `astro:env` can say, and the words that say so. */
interface Rule {
  readonly names: readonly string[]
  readonly valid: (value: string) => boolean
  readonly allowed: string
  /** The value is never shown. */
  readonly secret?: true
}

const domainNames = ['PUBLIC_DOMAIN_EN', 'PUBLIC_DOMAIN_SV', 'PUBLIC_DOMAIN_DA']

const rules: readonly Rule[] = [
  {
    names: ['PUBLIC_GTM_ID'],
    valid: value => /^GTM-[A-Z0-9]+$/.test(value),
    allowed: 'it is not a valid GTM-ID: GTM- followed by capitals or digits',
  },
  {
    names: domainNames,
    valid: value => host.test(value),
    allowed: 'a host name alone, as perrong.example',
  },
  {
    names: ['PUBLIC_WIDGET_ORIGINS', 'PUBLIC_TAG_ORIGINS'],
    valid: value => value.split(/[\s,]+/).every(part => origin.test(part)),
    allowed: 'origins separated by spaces, as https://api.example.com',
  },
  {
    names: ['PUBLIC_SITE_URL'],
    valid: isSiteAddress,
    allowed:
      'https:// (or http:// on your own machine) and a host, with nothing after it, as https://perrong.example',
  },
  {
    names: [
      'PUBLIC_ACCOUNT_URL',
      'PUBLIC_ACCOUNT_URL_DEVELOPMENT',
      'PUBLIC_CHECKOUT_URL',
      ...Object.values(widgetNames).flat(),
      'CONTENT_BASE_URL',
      'API_BASE_URL',
    ],
    valid: value => webAddress.test(value) && URL.canParse(value),
    allowed: 'a whole address that starts with https:// (or http:// on your own machine)',
  },
  {
    names: ['MAIL_FROM', 'MAIL_TO', 'MAIL_TO_BUSINESS'],
    valid: isEmail,
    allowed: 'one e-mail address alone',
  },
  {
    names: ['SMTP_URL'],
    valid: value => /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
    allowed: 'an smtp:// or smtps:// address',
    secret: true,
  },
  {
    names: ['FORM_SIGNING_KEY', 'FORM_SIGNING_KEY_OLD'],
    valid: value => value.length >= 32,
    allowed: '32 characters or more',
    secret: true,
  },
  {
    names: ['PUBLIC_TOKEN_KEY'],
    valid: value => value.length >= 8,
    allowed: '8 characters or more',
    secret: true,
  },
  {
    names: ['PUBLIC_ENVIRONMENT'],
    valid: value => value === 'development' || value === 'production',
    allowed: 'development or production',
  },
  {
    names: ['PUBLIC_WORKER'],
    valid: value => value === 'on' || value === 'off',
    allowed: 'on or off',
  },
]

/**
 * The wrong values of a configuration, each with its name and what is allowed, and the missing ones, each with what needs
 * it; empty when all is well.
 */
export function configurationErrors(environment: Environment): string[] {
  const wrong = rules.flatMap(({ names, valid, allowed, secret }) =>
    names.flatMap(name => {
      const value = environment[name]
      return value && !valid(value) ? [`${name}${secret ? '' : `="${value}"`}: ${allowed}`] : []
    }),
  )
  return [...wrong, ...sharedDomains(environment), ...featureErrors(environment)]
}

/** Two languages on one host would redirect each other's pages away. */
function sharedDomains(environment: Environment): string[] {
  const byHost = Map.groupBy(
    domainNames.filter(name => environment[name]),
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

/** What a site on the host should have, and what happens without. */
const expected: Readonly<Record<string, string>> = {
  SMTP_URL: 'forms are answered 503',
  MAIL_FROM: 'forms are answered 503',
  MAIL_TO: 'forms are answered 503',
  FORM_SIGNING_KEY: 'nobody can subscribe to the newsletter',
}

/**
 * The site's address: the configured one, the host's own, or that of `npm start`. What is no address at all is not passed on:
 * Astro would stop at it first, with words that do not name the setting.
 */
export function siteAddress({ PUBLIC_SITE_URL, URL: onHost, PORT }: Environment): string {
  const address = PUBLIC_SITE_URL || onHost || ''
  return URL.canParse(address) ? address : `http://localhost:${Number(PORT) || 4321}`
}

/**
 * What the host's production deploy is missing, each name with what happens without; empty elsewhere, where all is
 * optional.
 *
 *     missingOnHost({ NETLIFY: 'true', CONTEXT: 'production', … }) // => ['SMTP_URL (forms are answered 503)']
 */
export function missingOnHost(environment: Environment): string[] {
  if (environment['NETLIFY'] !== 'true' || environment['CONTEXT'] !== 'production') return []
  return Object.entries(expected).flatMap(([name, without]) =>
    environment[name] ? [] : [`${name} (${without})`],
  )
}

/** Stops the build on a wrong configuration value, and ends it by naming what is wrong or missing. */
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
        const missing = command === 'build' ? missingOnHost(environment) : []
        if (missing.length > 0)
          logAtExit(`Not set for this build, see docs/operating.md: ${missing.join('; ')}`)
      },
    },
  }
}
