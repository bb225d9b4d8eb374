import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { mailAddress } from '../../shared/settings.ts'

/** Signing keys: the first one signs new links, and all of them verify links. */
export type SigningKeys = readonly [string, ...string[]]

/** Milliseconds for which a link confirms an address. */
export const confirmationPeriod = 48 * 3_600_000

/** The maximum length of a token. */
const longest = 1000

const claim = v.object({
  purpose: v.picklist(['confirm', 'unsubscribe']),
  email: mailAddress,
  locale: v.picklist(locales),
  /** Milliseconds since 1970. */
  at: v.number(),
})

/** The content of a link: the purpose, the address, the language and the time. */
export type Claim = v.InferOutput<typeof claim>

export type VerifiedToken =
  | { readonly ok: true; readonly claim: Claim }
  | { readonly ok: false; readonly error: 'invalid' | 'expired' }

/** Signs a claim for use in an address. Anybody can read it, but only we can make it. */
export function signToken(payload: Claim, [key]: SigningKeys): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${signature(text, key)}`
}

/**
 * Verifies a token. A link that confirms is valid for two days, a link that unsubscribes for ever.
 *
 * @param purpose the page's purpose: a link for one purpose does not work for another
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
  // Compared as text, since several base64 spellings decode to the same bytes.
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
