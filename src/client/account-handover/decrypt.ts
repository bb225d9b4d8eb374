import AES from 'crypto-js/aes.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import { maxLength, minLength, object, parse, pipe, string } from 'valibot'

/** The maximum length of an encrypted token; an address cannot hold much more. */
const longest = 8192

const token = pipe(string(), minLength(1), maxLength(longest))
const access = object({ myAuth: token })
const refresh = object({ myRefresh: token })

/**
 * Decrypts the tokens from an address, in OpenSSL's AES format with the configured passphrase.
 *
 * `crypto-js` is no longer developed. It stays because the account site encrypts with it: that format derives its key
 * with MD5, which Web Crypto does not have.
 */
export function decryptTokens(encrypted: { access: string; refresh: string }, passphrase: string) {
  const open = (value: string): unknown => {
    if (value.length > longest) throw new Error('A token is too long')
    return JSON.parse(AES.decrypt(value, passphrase).toString(Utf8))
  }
  return {
    auth: parse(access, open(encrypted.access)).myAuth,
    refresh: parse(refresh, open(encrypted.refresh)).myRefresh,
  }
}
