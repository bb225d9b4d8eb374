import { expect, it } from 'vitest'
import { type Claim, confirmationPeriod, type SigningKeys, signToken, verifyToken } from './token.ts'

const key = 'k'.repeat(32)
const other = 'o'.repeat(32)
const keys: SigningKeys = [key]
const at = Date.UTC(2027, 5, 25)
const claim: Claim = { purpose: 'confirm', email: 'ann+are@example.com', locale: 'sv', at }
const leave: Claim = { ...claim, purpose: 'unsubscribe' }
const year = 365 * 86_400_000

/** 32 bytes are 43 characters of base64: the last two bits of the last character have no meaning. */
const otherWriting = (token: string) => {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return token.slice(0, -1) + signs[signs.indexOf(token.at(-1) ?? '') ^ 1]
}

const changed = (token: string) => `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`

it.each<[string, string, SigningKeys, Claim['purpose'], number]>([
  ['at once', signToken(claim, keys), keys, 'confirm', at],
  ['two days later', signToken(claim, keys), keys, 'confirm', at + confirmationPeriod],
  ['years later, where it ends the newsletter', signToken(leave, keys), keys, 'unsubscribe', at + 5 * year],
  ['once the key was changed', signToken(claim, keys), [other, key], 'confirm', at],
])('accepts a link of ours %s', (_, token, known, purpose, now) => {
  expect(verifyToken(token, known, purpose, now)).toMatchObject({
    ok: true,
    claim: { email: claim.email, locale: 'sv' },
  })
})

it.each<[string, string, SigningKeys, Claim['purpose'], number, 'invalid' | 'expired']>([
  ['nothing', '', keys, 'confirm', at, 'invalid'],
  ['no signature', signToken(claim, keys).split('.')[0] ?? '', keys, 'confirm', at, 'invalid'],
  ['another address', changed(signToken(claim, keys)), keys, 'confirm', at, 'invalid'],
  ['another signature', `${signToken(claim, keys).slice(0, -5)}AAAAA`, keys, 'confirm', at, 'invalid'],
  [
    'another writing of the same signature',
    otherWriting(signToken(claim, keys)),
    keys,
    'confirm',
    at,
    'invalid',
  ],
  ['signs behind it that base64 does not know', `${signToken(claim, keys)}~`, keys, 'confirm', at, 'invalid'],
  ['more than a token', `${signToken(claim, keys)}.x`, keys, 'confirm', at, 'invalid'],
  ['a key that is gone', signToken(claim, keys), [other], 'confirm', at, 'invalid'],
  ['the other page’s link', signToken(leave, keys), keys, 'confirm', at, 'invalid'],
  [
    'a signed thing of another shape',
    signToken({ ...claim, email: 'a@x.se, b@x.se' }, keys),
    keys,
    'confirm',
    at,
    'invalid',
  ],
  [
    'a link that is two days old',
    signToken(claim, keys),
    keys,
    'confirm',
    at + confirmationPeriod + 1,
    'expired',
  ],
])('refuses %s', (_, token, known, purpose, now, error) => {
  expect(verifyToken(token, known, purpose, now)).toEqual({ ok: false, error })
})
