import * as v from 'valibot'
import { domainSettings } from '../i18n/locale-config.ts'
import { isEmail } from './forms/kit/email.ts'
import { isSiteAddress } from './site-address.ts'

const ruleWithMessage = (isValid: (value: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message))

/** A rule for a setting: a test, and what is allowed, in words that follow `must be`. */
const rule = (isValid: (value: string) => boolean, allowed: string) =>
  ruleWithMessage(isValid, `must be ${allowed}`)

const hasProtocol =
  (...protocols: readonly string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== ''

const matches = (pattern: RegExp) => (value: string) => pattern.test(value)
const isLongAs = (length: number) => (value: string) => value.length >= length
const isOneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value)

const domain = rule(
  matches(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
  'a host name without https://, such as perrong.example',
)

const webAddress = rule(
  hasProtocol('http:', 'https:'),
  'a full address that starts with https:// (or http:// on your own machine)',
)

const origin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/
const origins = rule(
  value => value.split(/[\s,]+/).every(matches(origin)),
  'origins separated by spaces, such as https://api.example.com',
)

/** A single address: a list in one setting would add a recipient. */
export const mailAddress = rule(isEmail, 'a single e-mail address')

const signingKey = rule(isLongAs(32), '32 characters or more')

/** The rules for settings, for the build and for the functions. Settings without a rule may have any value. */
export const settingRules = {
  ...(Object.fromEntries(domainSettings.map(name => [name, domain])) as Record<
    (typeof domainSettings)[number],
    typeof domain
  >),
  PUBLIC_SITE_URL: rule(
    isSiteAddress,
    'https:// (or http:// on your own machine) and a host, with nothing after it, such as https://perrong.example',
  ),
  PUBLIC_ENVIRONMENT: rule(isOneOf('development', 'production'), 'development or production'),
  PUBLIC_ACCOUNT_URL: webAddress,
  PUBLIC_ACCOUNT_URL_DEVELOPMENT: webAddress,
  PUBLIC_TOKEN_KEY: rule(isLongAs(8), '8 characters or more'),
  PUBLIC_CHECKOUT_URL: webAddress,
  PUBLIC_WIDGET_MAIN_URL: webAddress,
  PUBLIC_WIDGET_SCRIPTS_URL: webAddress,
  PUBLIC_BASKET_MAIN_URL: webAddress,
  PUBLIC_BASKET_SCRIPT_URL: webAddress,
  PUBLIC_BOTTOM_BAR_MAIN_URL: webAddress,
  PUBLIC_BOTTOM_BAR_SCRIPT_URL: webAddress,
  PUBLIC_WIDGET_ORIGINS: origins,
  PUBLIC_GTM_ID: ruleWithMessage(
    matches(/^GTM-[A-Z0-9]+$/),
    // The first words are the specification's (section 5).
    'is not a valid GTM-ID, which is GTM- followed by capital letters or digits',
  ),
  PUBLIC_TAG_ORIGINS: origins,
  PUBLIC_WORKER: rule(isOneOf('on', 'off'), 'on or off'),
  CONTENT_BASE_URL: webAddress,
  API_BASE_URL: webAddress,
  BUILD_HOOK_URL: webAddress,
  EDITOR_REPOSITORY: rule(
    matches(/^[A-Za-z0-9-]+\/[\w.-]+$/),
    'the owner and the name of a repository on GitHub, such as perrong/site',
  ),
  SMTP_URL: rule(hasProtocol('smtp:', 'smtps:'), 'an smtp:// or smtps:// address'),
  MAIL_DIR: v.string(),
  MAIL_FROM: mailAddress,
  MAIL_TO: mailAddress,
  MAIL_TO_BUSINESS: mailAddress,
  FORM_SIGNING_KEY: signingKey,
  FORM_SIGNING_KEY_OLD: signingKey,
}

/** Settings whose value is never shown. */
export const secretSettings: ReadonlySet<string> = new Set([
  'BUILD_HOOK_URL',
  'SMTP_URL',
  'FORM_SIGNING_KEY',
  'FORM_SIGNING_KEY_OLD',
  'PUBLIC_TOKEN_KEY',
])
