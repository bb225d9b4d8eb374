import { describe, expect, it } from 'vitest'
import { mailDefaults, readHost, readPort } from './local-env.ts'

describe('readPort', () => {
  it.each([
    [undefined, 4321],
    ['', 4321],
    ['8080', 8080],
    ['0', 0],
    ['65535', 65535],
  ])('reads %j as %i', (PORT, port) => {
    expect(readPort({ ...(PORT === undefined ? {} : { PORT }) })).toBe(port)
  })

  it.each(['65536', '-1', '80a', '4321.5', '0x50', ' 80'])('refuses %j', PORT => {
    expect(() => readPort({ PORT })).toThrow(`PORT is "${PORT}": it must be a number from 1 to 65535`)
  })
})

describe('readHost', () => {
  it.each([
    [undefined, '127.0.0.1'],
    ['', '127.0.0.1'],
    ['localhost', '127.0.0.1'],
    ['0.0.0.0', '0.0.0.0'],
    ['::', '::'],
    ['192.168.1.7', '192.168.1.7'],
  ])('reads %j as %s', (HOST, host) => {
    expect(readHost({ ...(HOST === undefined ? {} : { HOST }) })).toBe(host)
  })

  it.each(['perrong.example', '0.0.0.0:80', '*', '1.2.3'])('refuses %j', HOST => {
    expect(() => readHost({ HOST })).toThrow(`HOST is "${HOST}": it must be an address of this machine`)
  })
})

describe('mailDefaults', () => {
  const key = expect.stringMatching(/^[0-9a-f]{64}$/)

  it.each([
    [{}, { MAIL_DIR: '.mail', FORM_SIGNING_KEY: key }],
    [
      { SMTP_URL: '', MAIL_DIR: '', FORM_SIGNING_KEY: '' },
      { MAIL_DIR: '.mail', FORM_SIGNING_KEY: key },
    ],
    [{ SMTP_URL: 'smtp://localhost' }, {}],
    [{ MAIL_DIR: 'letters' }, { FORM_SIGNING_KEY: key }],
    [{ FORM_SIGNING_KEY: 'k' }, { MAIL_DIR: '.mail' }],
  ])('adds to %j', (env, added) => {
    expect(mailDefaults(env)).toEqual(added)
  })

  it('makes another key each time', () => {
    expect(mailDefaults({})).not.toEqual(mailDefaults({}))
  })
})
