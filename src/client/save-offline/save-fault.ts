/**
 * Why saving stopped before it was done.
 *
 * - `stopped`: the reader did.
 * - `network`: something could not be had: no connection, or an answer that is no page or file.
 * - `quota`: the browser gives this site no more room.
 * - `changed`: a deploy came between, twice.
 * - `failed`: anything else.
 */
export type SaveFaultKind = 'stopped' | 'network' | 'quota' | 'changed' | 'failed'

export class SaveFault extends Error {
  readonly kind: SaveFaultKind
  constructor(kind: SaveFaultKind, cause?: unknown) {
    super(`Saving ended: ${kind}`, { cause })
    this.kind = kind
  }
}

const kinds: Readonly<Record<string, SaveFaultKind>> = { AbortError: 'stopped', QuotaExceededError: 'quota' }

/** What an error means that ended saving; the error stays its cause. */
export function faultOf(error: unknown): SaveFault {
  if (error instanceof SaveFault) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return new SaveFault(kinds[name] ?? 'failed', error)
}
