import { later } from '../later/later.ts'

/**
 * Makes a behaviour's `install` of what starts it: all that heeds the signal ends with the teardown that `install` returns.
 * Told to be without side effects, so that one that a site does not have is left out of its script.
 */
/* #__NO_SIDE_EFFECTS__ */
export const behaviour = (start: (signal: AbortSignal) => void) => (): (() => void) => {
  const leaving = new AbortController()
  start(leaving.signal)
  return () => leaving.abort()
}

/**
 * Installs the rest of a behaviour from a chunk of its own, once, however often it is asked for; it ends with the signal.
 *
 *     const wake = rest(signal, () => import('./show-open.ts'))
 */
export function rest(
  signal: AbortSignal,
  load: () => Promise<{ readonly install: () => () => void }>,
): () => void {
  let installed = false
  return () =>
    later(load, ({ install }) => {
      if (installed || signal.aborted) return
      installed = true
      signal.addEventListener('abort', install())
    })
}
