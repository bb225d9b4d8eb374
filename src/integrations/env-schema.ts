import { envField } from 'astro/config'
import { domainSettings } from '../i18n/locale-config.ts'

const publicText = { context: 'client', access: 'public', optional: true } as const
const address = () => envField.string({ ...publicText, url: true })
const host = () => envField.string({ ...publicText, includes: '.' })
const origins = () => envField.string({ ...publicText })

/** The public configuration, checked at build. The functions check their own secrets on first use. */
export const envSchema = {
  PUBLIC_SITE_URL: address(),
  ...Object.fromEntries(domainSettings.map(name => [name, host()])),
  PUBLIC_ENVIRONMENT: envField.enum({
    context: 'client',
    access: 'public',
    values: ['development', 'production'],
    default: 'production',
  }),
  PUBLIC_ACCOUNT_URL: address(),
  PUBLIC_ACCOUNT_URL_DEVELOPMENT: address(),
  PUBLIC_TOKEN_KEY: envField.string({ ...publicText }),
  PUBLIC_CHECKOUT_URL: address(),
  PUBLIC_WIDGET_MAIN_URL: address(),
  PUBLIC_WIDGET_SCRIPTS_URL: address(),
  PUBLIC_BASKET_MAIN_URL: address(),
  PUBLIC_BASKET_SCRIPT_URL: address(),
  PUBLIC_BOTTOM_BAR_MAIN_URL: address(),
  PUBLIC_BOTTOM_BAR_SCRIPT_URL: address(),
  PUBLIC_WIDGET_ORIGINS: origins(),
  CONTENT_BASE_URL: envField.string({ context: 'server', access: 'public', optional: true, url: true }),
  PUBLIC_GTM_ID: envField.string({ ...publicText }),
  PUBLIC_TAG_ORIGINS: origins(),
  PUBLIC_WORKER: envField.enum({ context: 'client', access: 'public', values: ['on', 'off'], default: 'on' }),
} as const
