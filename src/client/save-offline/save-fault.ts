/**
 * Why saving stopped before it was done.
 *
 * - `stopped`: the reader did.
 * - `network`: something could not be had: no connection, or an answer that is no page or file.
 * - `quota`: the browser gives this site no more room.
 * - `changed`: a deploy came between, twice.
 */
export type SaveFaultKind = 'stopped' | 'network' | 'quota' | 'changed'

export class SaveFault extends Error {
  readonly kind: SaveFaultKind
  constructor(kind: SaveFaultKind) {
    super(`Saving ended: ${kind}`)
    this.kind = kind
  }
}

/** What an error of `fetch` or of a cache means; another error is a fault of ours and is thrown on. */
export function faultOf(error: unknown): SaveFault {
  if (error instanceof SaveFault) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return new SaveFault('stopped')
  if (name === 'QuotaExceededError') return new SaveFault('quota')
  if (name === 'TypeError' || name === 'NetworkError') return new SaveFault('network')
  throw error
}
