/**
 * Runs something once the page is looked at: at once, or, where the browser made the page ready before it was asked
 * for, when it is shown. Returns what calls that off.
 */
export function whenShown(run: () => void): () => void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
  return () => document.removeEventListener('prerenderingchange', run)
}
