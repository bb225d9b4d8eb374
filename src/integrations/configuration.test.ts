import { expect, test } from 'vitest'
import { configurationErrors, missingSettings, siteAddress } from './configuration.ts'

test.each([
  ['PUBLIC_GTM_ID', 'gtm-abc', 'is not a valid GTM-ID'],
  ['PUBLIC_GTM_ID', 'GTM-abc', 'is not a valid GTM-ID'],
  ['PUBLIC_GTM_ID', 'GTM-', 'is not a valid GTM-ID'],
  ['PUBLIC_DOMAIN_SV', 'https://perrong.example', 'must be a host name'],
  ['PUBLIC_SITE_URL', 'perrong.example', 'https://'],
  ['PUBLIC_SITE_URL', 'javascript:alert(1)', 'https://'],
  ['PUBLIC_SITE_URL', 'https://perrong.example/shop', 'nothing after it'],
  ['PUBLIC_SITE_URL', 'https://perrong.example/?a=b', 'nothing after it'],
  ['PUBLIC_SITE_URL', 'https://perrong.example#shop', 'nothing after it'],
  ['PUBLIC_SITE_URL', 'https://anna@perrong.example', 'nothing after it'],
  ['PUBLIC_WIDGET_ORIGINS', 'https://a.example *', 'origins separated by spaces'],
  ['PUBLIC_ENVIRONMENT', 'staging', 'development or production'],
])('names %s and what is allowed for "%s"', (name, value, allowed) => {
  const [error, ...others] = configurationErrors({ [name]: value })
  expect(error).toContain(`${name}="${value}"`)
  expect(error).toContain(allowed)
  expect(others).toEqual([])
})

test.each([
  [['PUBLIC_DOMAIN_EN', 'PUBLIC_DOMAIN_SV'], 'PUBLIC_DOMAIN_EN and PUBLIC_DOMAIN_SV='],
  [
    ['PUBLIC_DOMAIN_EN', 'PUBLIC_DOMAIN_SV', 'PUBLIC_DOMAIN_DA'],
    'PUBLIC_DOMAIN_EN and PUBLIC_DOMAIN_SV and PUBLIC_DOMAIN_DA=',
  ],
])('refuses the same host for %s', (names, says) => {
  const others = { PUBLIC_DOMAIN_DA: 'perrong.dk', PUBLIC_DOMAIN_SV: '' }
  const errors = configurationErrors({
    ...others,
    ...Object.fromEntries(names.map(name => [name, 'perrong.example'])),
  })
  expect(errors).toEqual([
    `${says}"perrong.example": each language needs a host name of its own; leave them empty to share the site's address`,
  ])
})

test.each([
  ['SMTP_URL', 'https://user:hemligt@mail.example'],
  ['SMTP_URL', 'smtp:///mail.example'],
  ['FORM_SIGNING_KEY', 'hemligt'],
  ['FORM_SIGNING_KEY_OLD', 'hemligt'],
  ['PUBLIC_TOKEN_KEY', 'hemligt'],
])('names %s without its value', (name, value) => {
  const [error] = configurationErrors({ [name]: value })
  expect(error).toMatch(new RegExp(`^${name}: `))
  expect(error).not.toContain('hemligt')
})

test('a passphrase has 8 characters or more', () => {
  expect(configurationErrors({ PUBLIC_TOKEN_KEY: '7 signs' })).toEqual([
    'PUBLIC_TOKEN_KEY: must be 8 characters or more',
  ])
  expect(configurationErrors({ PUBLIC_TOKEN_KEY: '8 signs.' })).toEqual([])
})

test.each([
  [{}, 'http://localhost:4321'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', URL: 'https://perrong.netlify.app' }, 'https://perrong.netlify.app'],
  [
    { PUBLIC_SITE_URL: 'https://perrong.example', URL: 'https://perrong.netlify.app' },
    'https://perrong.example',
  ],
  // It is refused with our own message, as above, and not with Astro's.
  [{ PUBLIC_SITE_URL: 'perrong.example' }, 'http://localhost:4321'],
])('with %j is at %s', (environment, address) => expect(siteAddress(environment)).toBe(address))

test('requires a single address for mail', () => {
  expect(configurationErrors({ MAIL_TO: 'a@b.example, c@d.example' })).toHaveLength(1)
  expect(configurationErrors({ MAIL_TO: 'a@b.example' })).toEqual([])
})

test.each(['https://perrong.example/', 'http://localhost:4321', 'https://Perrong.example:443'])(
  'accepts %s as the address of the site',
  address => expect(configurationErrors({ PUBLIC_SITE_URL: address })).toEqual([]),
)

test('accepts a valid configuration and an empty one', () => {
  expect(configurationErrors({})).toEqual([])
  expect(
    configurationErrors({
      PUBLIC_GTM_ID: 'GTM-AB12',
      PUBLIC_DOMAIN_SV: 'perrong.se',
      PUBLIC_SITE_URL: 'https://perrong.example',
      PUBLIC_WIDGET_ORIGINS: 'https://a.example https://b.example:8443',
      PUBLIC_ENVIRONMENT: 'development',
      PUBLIC_CHECKOUT_URL: '',
    }),
  ).toEqual([])
})

const live = { NETLIFY: 'true', CONTEXT: 'production' }
const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' }

test.each([
  {
    where: 'a live site without mail',
    environment: live,
    missing: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'FORM_SIGNING_KEY'],
  },
  {
    where: 'one without a sender',
    environment: { ...live, ...mail, MAIL_FROM: '', FORM_SIGNING_KEY: 'x' },
    missing: ['MAIL_FROM'],
  },
  { where: 'one that has all', environment: { ...live, ...mail, FORM_SIGNING_KEY: 'x' }, missing: [] },
  { where: 'a preview', environment: { ...live, CONTEXT: 'deploy-preview' }, missing: [] },
  { where: 'your own machine', environment: {}, missing: [] },
])('$where reports $missing as missing', ({ environment, missing }) => {
  expect(missingSettings(environment).map(said => said.split(' ')[0])).toEqual(missing)
})
