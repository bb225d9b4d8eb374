/** Events that show that the reader has moved on and should not be scrolled away. */
const interruptions = ['scroll', 'keydown', 'pointerdown'] as const

/** Stops scrolling to a place as soon as the reader does something else. */
export function endOnInterruption(abort: AbortController): void {
  for (const type of interruptions)
    document.addEventListener(type, () => abort.abort(), { passive: true, signal: abort.signal })
}
