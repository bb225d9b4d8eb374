import { createHmac } from 'node:crypto'

/** Hashes a text so that it cannot be recovered, nor found by trying texts, without the key. */
export type KeyedHash = (text: string) => string

/** Hashes with a key of ours, by HMAC. */
export const createKeyedHash =
  (key: string): KeyedHash =>
  text =>
    createHmac('sha256', key).update(text).digest('hex')
