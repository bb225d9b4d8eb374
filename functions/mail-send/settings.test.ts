import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('sends nothing and uses sample addresses when nothing is set', () => {
    expect(readSettings({ SMTP_URL: '', MAIL_TO: '' })).toEqual({
      ok: true,
      settings: {
        delivery: undefined,
        addresses: {
          from: { name: 'Perrong', address: 'no-reply@perrong.example' },
          service: { name: 'Perrong', address: 'customer-service@perrong.example' },
        },
        hosts: [],
      },
    })
  })

  it('prefers the mail server to the folder', () => {
    const result = readSettings({ SMTP_URL: 'smtp://user:pass@127.0.0.1:2525', MAIL_DIR: '.mail' })
    expect(result.ok && result.settings.delivery).toEqual({
      kind: 'smtp',
      url: 'smtp://user:pass@127.0.0.1:2525',
    })
    const folder = readSettings({ MAIL_DIR: '.mail' })
    expect(folder.ok && folder.settings.delivery).toEqual({ kind: 'folder', path: '.mail' })
  })

  it('takes domains bare and as addresses', () => {
    const result = readSettings({
      PUBLIC_SITE_URL: 'https://perrong.example/',
      PUBLIC_DOMAIN_SV: 'perrong.se.example',
    })
    expect(result.ok && result.settings.hosts).toEqual(['perrong.example', 'perrong.se.example'])
  })

  it.each([
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be an smtp:// or smtps:// address'],
    ['MAIL_TO', 'a@x.se, b@y.se', 'MAIL_TO must be one e-mail address'],
    ['MAIL_FROM', 'Perrong <a@x.se>', 'MAIL_FROM must be one e-mail address'],
    ['PUBLIC_DOMAIN_DA', 'ftp://x.dk', 'PUBLIC_DOMAIN_DA must be a domain or an http(s) address'],
  ])('names a wrong %s and not its value', (name, value, problem) => {
    expect(readSettings({ [name]: value })).toEqual({ ok: false, problems: [problem] })
  })
})
