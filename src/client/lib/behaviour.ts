import { loadChunk } from './load-chunk.ts'

/**
 * Makes a behaviour's `install` from its start function. The teardown that `install` returns aborts the signal. A
 * prerendered page starts its behaviours when it is shown, so that nothing is done or counted for a reader who may
 * never come, and choices made on other pages in the meantime are seen. The annotation lets the bundler drop behaviours
 * that a site does not have.
 */
/* #__NO_SIDE_EFFECTS__ */
export const behaviour = (start: (signal: AbortSignal) => void) => (): (() => void) => {
  const leaving = new AbortController()
  const { signal } = leaving
  const run = () => start(signal)
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true, signal })
  else run()
  return () => leaving.abort()
}

/**
 * Returns a function that installs the rest of a behaviour from its own chunk, once. It is torn down with the signal.
 *
 *     const installRest = installLazily(signal, () => import('./show-open.ts'))
 */
export function installLazily(
  signal: AbortSignal,
  load: () => Promise<{ readonly install: () => () => void }>,
): () => void {
  let installed = false
  return () =>
    loadChunk(load, ({ install }) => {
      if (installed || signal.aborted) return
      installed = true
      signal.addEventListener('abort', install())
    })
}
