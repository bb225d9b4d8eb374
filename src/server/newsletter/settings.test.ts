import { describe, expect, it } from 'vitest'
import { readSiteAddresses } from '../site-addresses.ts'
import { readNewsletterSettings } from './settings.ts'

const key = 'k'.repeat(32)
const old = 'o'.repeat(32)

describe('the newsletter’s settings', () => {
  it.each([
    [{ FORM_SIGNING_KEY: key }, { keys: [key], api: undefined }],
    [
      { FORM_SIGNING_KEY: key, FORM_SIGNING_KEY_OLD: old, API_BASE_URL: 'https://api.example/v1/' },
      { keys: [key, old], api: 'https://api.example/v1' },
    ],
  ])('are read: %j', (env, settings) => {
    expect(readNewsletterSettings(env)).toEqual({ ok: true, settings })
  })

  it.each([
    [{}, 'FORM_SIGNING_KEY is not set'],
    [{ FORM_SIGNING_KEY: '', FORM_SIGNING_KEY_OLD: old }, 'FORM_SIGNING_KEY is not set'],
    [{ FORM_SIGNING_KEY: 'short' }, 'FORM_SIGNING_KEY: must be 32 characters or more'],
    [
      { FORM_SIGNING_KEY: key, API_BASE_URL: 'api' },
      'API_BASE_URL: must be a full address that starts with https:// (or http:// on your own machine)',
    ],
  ])('name what is missing or invalid, never its value: %j', (env, problem) => {
    expect(readNewsletterSettings(env)).toEqual({ ok: false, problems: [problem] })
  })
})

it.each([
  [{}, 'http://localhost:4321/sv/x'],
  [{ PUBLIC_SITE_URL: 'https://perrong.example/' }, 'https://perrong.example/sv/x'],
  [{ PUBLIC_SITE_URL: 'https://perrong.example', PUBLIC_DOMAIN_SV: 'perrong.se' }, 'https://perrong.se/sv/x'],
])('a link leads to the configured address: %j', (env, address) => {
  const read = readSiteAddresses(env, 'http://localhost:4321')
  expect(read.ok && read.settings('/sv/x', 'sv')).toBe(address)
})

it('an address with a path is reported, since the links would not have it', () => {
  expect(
    readSiteAddresses({ PUBLIC_SITE_URL: 'https://perrong.example/shop' }, 'http://localhost:4321'),
  ).toEqual({
    ok: false,
    problems: [
      'PUBLIC_SITE_URL: must be https:// (or http:// on your own machine) and a host, with nothing after it, such as https://perrong.example',
    ],
  })
})

it('without a configured address or one of the host, that is reported: a request’s host can be forged', () => {
  expect(readSiteAddresses({}, undefined)).toEqual({ ok: false, problems: ['PUBLIC_SITE_URL is not set'] })
})
