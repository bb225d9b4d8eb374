/**
 * Why saving stopped before the end.
 *
 * - `stopped`: the reader stopped it.
 * - `network`: there was no connection, or a response was no page or file.
 * - `quota`: the browser gives this site no more space.
 * - `changed`: the site was deployed in between, twice.
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

/** The fault for an error that ended saving; the error becomes its cause. */
export function faultOf(error: unknown): SaveFault {
  if (error instanceof SaveFault) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return new SaveFault(kinds[name] ?? 'failed', error)
}
