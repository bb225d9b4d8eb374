import { describe, expect, it } from 'vitest'
import { readMailSettings } from './settings.ts'

const server = { SMTP_URL: 'smtp://user:pass@127.0.0.1:2525' }
const own = { MAIL_FROM: 'no-reply@tog.example', MAIL_TO: 'help@tog.example' }

describe('readMailSettings', () => {
  it('uses sample addresses for a folder', () => {
    expect(readMailSettings({ MAIL_DIR: '.mail', SMTP_URL: '', MAIL_TO: '' })).toEqual({
      ok: true,
      settings: {
        delivery: { kind: 'folder', path: '.mail' },
        addresses: {
          from: { name: 'Perrong', address: 'no-reply@perrong.example' },
          service: { name: 'Perrong', address: 'customer-service@perrong.example' },
          business: { name: 'Perrong', address: 'customer-service@perrong.example' },
        },
        hashKey: '.mail',
      },
    })
  })

  it('prefers the mail server to the folder', () => {
    expect(readMailSettings({ ...server, ...own, MAIL_DIR: '.mail' })).toEqual({
      ok: true,
      settings: {
        delivery: { kind: 'smtp', url: server.SMTP_URL },
        addresses: {
          from: { name: 'Perrong', address: own.MAIL_FROM },
          service: { name: 'Perrong', address: own.MAIL_TO },
          business: { name: 'Perrong', address: own.MAIL_TO },
        },
        hashKey: server.SMTP_URL,
      },
    })
  })

  it('hashes with the signing key, if there is one', () => {
    const read = readMailSettings({ ...server, ...own, FORM_SIGNING_KEY: 'k'.repeat(32) })
    expect(read.ok && read.settings.hashKey).toBe('k'.repeat(32))
  })

  it('sends applications of companies to the business desk, if there is one', () => {
    const read = readMailSettings({ ...server, ...own, MAIL_TO_BUSINESS: 'business@tog.example' })
    expect(read.ok && read.settings.addresses.business.address).toBe('business@tog.example')
  })

  it.each([
    [{}, ['neither SMTP_URL nor MAIL_DIR is set']],
    [server, ['MAIL_FROM is not set', 'MAIL_TO is not set']],
    [{ ...server, MAIL_DIR: '.mail', MAIL_FROM: own.MAIL_FROM }, ['MAIL_TO is not set']],
    [{ ...server, ...own, MAIL_FROM: '' }, ['MAIL_FROM is not set']],
  ])('names what is missing in %j', (env, problems) => {
    expect(readMailSettings(env)).toEqual({ ok: false, problems })
  })

  it.each([
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL: must be an smtp:// or smtps:// address'],
    ['SMTP_URL', 'smtp:///mail.example', 'SMTP_URL: must be an smtp:// or smtps:// address'],
    ['MAIL_TO', 'a@x.se, b@y.se', 'MAIL_TO: must be a single e-mail address'],
    ['MAIL_FROM', 'Perrong <a@x.se>', 'MAIL_FROM: must be a single e-mail address'],
  ])('names an invalid %s without its value', (name, value, problem) => {
    expect(readMailSettings({ ...server, ...own, [name]: value })).toEqual({ ok: false, problems: [problem] })
  })
})
