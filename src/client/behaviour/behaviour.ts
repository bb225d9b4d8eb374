import { loadChunk } from '../later/later.ts'

/**
 * Makes a behaviour's `install` of what starts it: all that heeds the signal ends with the teardown that `install` returns.
 * On a page that the browser makes ready ahead of a click it starts once the page is shown: until then nothing is done or
 * counted for a reader who may never come, and what was chosen on another page meanwhile is read as it is then.
 * Told to be without side effects, so that one that a site does not have is left out of its script.
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
 * Installs the rest of a behaviour from a chunk of its own, once, however often it is asked for; it ends with the signal.
 *
 *     const wake = rest(signal, () => import('./show-open.ts'))
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
