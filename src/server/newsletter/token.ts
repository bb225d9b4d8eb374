import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { mailAddress } from '../environment.ts'

/** Keys that sign: new links by the first, old links are still known by any. */
export type SigningKeys = readonly [string, ...string[]]

/** Milliseconds for which a link confirms an address. */
export const confirmationPeriod = 48 * 3_600_000

/** Characters of the longest token that is looked at. */
const longest = 1000

const claim = v.object({
  purpose: v.picklist(['confirm', 'unsubscribe']),
  email: mailAddress,
  locale: v.picklist(locales),
  /** Milliseconds since 1970. */
  at: v.number(),
})

/** What a link says: who wants what, in which language, and when it was made. */
export type Claim = v.InferOutput<typeof claim>

export type VerifiedToken =
  | { readonly ok: true; readonly claim: Claim }
  | { readonly ok: false; readonly error: 'invalid' | 'expired' }

/** A claim that nobody but us can have made, to stand in an address. It can be read by anybody. */
export function signToken(payload: Claim, [key]: SigningKeys): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${signature(text, key)}`
}

/**
 * Reads a token of ours. A link that confirms does so for two days, a link that ends the newsletter for ever.
 *
 * @param purpose what the page is for: one link does not serve as the other
 * @param now in milliseconds since 1970
 */
export function verifyToken(
  token: string,
  keys: SigningKeys,
  purpose: Claim['purpose'],
  now: number,
): VerifiedToken {
  if (token.length > longest) return { ok: false, error: 'invalid' }
  const [text = '', signed = '', ...more] = token.split('.')
  // As text: of base64, several writings have the same bytes, and each would be a link of its own.
  const providedSignature = Buffer.from(signed)
  const isOurs = keys.some(key => {
    const expected = Buffer.from(signature(text, key))
    return providedSignature.length === expected.length && timingSafeEqual(providedSignature, expected)
  })
  if (!isOurs || more.length > 0) return { ok: false, error: 'invalid' }
  const read = v.safeParse(claim, JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (!read.success || read.output.purpose !== purpose) return { ok: false, error: 'invalid' }
  const isOver = purpose === 'confirm' && now - read.output.at > confirmationPeriod
  return isOver ? { ok: false, error: 'expired' } : { ok: true, claim: read.output }
}

const signature = (text: string, key: string) =>
  createHmac('sha256', key).update(`newsletter ${text}`).digest('base64url')
