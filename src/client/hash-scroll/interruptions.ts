/** What shows that the reader has gone on and is not to be carried away. */
const interruptions = ['scroll', 'keydown', 'pointerdown'] as const

/** Ends the way to a place as soon as the reader does something else. */
export function endOnInterruption(abort: AbortController): void {
  for (const type of interruptions)
    document.addEventListener(type, () => abort.abort(), { passive: true, signal: abort.signal })
}
