import { createHash } from 'node:crypto'

/** Ten characters that change with a file's content. A file whose name contains them can be cached for ever. */
export const contentHash = (...content: readonly (string | Uint8Array)[]): string =>
  shortHash(hashOf(...content))

/** Shortens a hash to ten characters. */
export const shortHash = (hash: string): string => hash.slice(0, 10)

/** Returns the full hash, for contents that must never be confused. */
export function hashOf(...content: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  return hash.digest('hex')
}

/** The hash of a script or style as browsers check it, for `integrity` and the page's policy. */
export const integrityHash = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
