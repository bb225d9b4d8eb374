import { execFileSync } from 'node:child_process'
import AES from 'crypto-js/aes.js'
import { expect, it } from 'vitest'
import { decryptTokens } from './decrypt.ts'

const passphrase = 'a passphrase for tests'
const sealed = (value: unknown, key = passphrase) => AES.encrypt(JSON.stringify(value), key).toString()
const access = sealed({ myAuth: 'åäö-access' })
const refresh = sealed({ myRefresh: 'refresh' })

it('decrypts both tokens', () => {
  expect(decryptTokens({ access, refresh }, passphrase)).toEqual({ auth: 'åäö-access', refresh: 'refresh' })
})

it('decrypts what OpenSSL has encrypted', () => {
  const openssl = (value: unknown) =>
    execFileSync(
      'openssl',
      ['enc', '-aes-256-cbc', '-md', 'md5', '-base64', '-A', '-pass', `pass:${passphrase}`],
      {
        input: JSON.stringify(value),
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    ).toString()
  const tokens = { access: openssl({ myAuth: 'a' }), refresh: openssl({ myRefresh: 'b' }) }
  expect(decryptTokens(tokens, passphrase)).toEqual({ auth: 'a', refresh: 'b' })
})

it.each([
  { what: 'another passphrase', access: sealed({ myAuth: 'a' }, 'another passphrase'), refresh },
  { what: 'no ciphertext', access: 'garbage', refresh },
  { what: 'a string, no object', access: sealed('a'), refresh },
  { what: 'a field of another name', access: sealed({ myRefresh: 'a' }), refresh },
  { what: 'a number', access: sealed({ myAuth: 1 }), refresh },
  { what: 'an empty value', access, refresh: sealed({ myRefresh: '' }) },
  { what: 'one token too long', access, refresh: sealed({ myRefresh: 'b'.repeat(8192) }) },
])('throws for $what', ({ access, refresh }) => {
  expect(() => decryptTokens({ access, refresh }, passphrase)).toThrow()
})
