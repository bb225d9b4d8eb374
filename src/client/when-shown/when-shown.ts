/**
 * Runs something once the page is looked at: at once, or, where the browser made the page ready before it was asked
 * for, when it is shown, unless the signal has called that off.
 */
export function whenShown(run: () => void, signal: AbortSignal): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', run, { once: true, signal })
  else run()
}
