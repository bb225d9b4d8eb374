import { createHmac } from 'node:crypto'

/** Hashes a text so that without the key it cannot be recovered, not even by trying texts. */
export type KeyedHash = (text: string) => string

/** Hashes with a key of ours, by HMAC. */
export const createKeyedHash =
  (key: string): KeyedHash =>
  text =>
    createHmac('sha256', key).update(text).digest('hex')
