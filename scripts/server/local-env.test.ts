import { describe, expect, it } from 'vitest'
import { mailDefaults, readPort } from './local-env.ts'

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

describe('mailDefaults', () => {
  it.each([
    [{}, { MAIL_DIR: '.mail' }],
    [{ SMTP_URL: '', MAIL_DIR: '' }, { MAIL_DIR: '.mail' }],
    [{ SMTP_URL: 'smtp://localhost' }, {}],
    [{ MAIL_DIR: 'letters' }, {}],
  ])('adds to %j', (env, added) => {
    expect(mailDefaults(env)).toEqual(added)
  })
})
