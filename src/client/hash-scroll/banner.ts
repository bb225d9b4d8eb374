/** Pixels that a target keeps from the top beside the banner's own height (specification, section 9). */
const besideBanner = 63

/** A target stops below the campaign banner that is shown (`data-banner`), whatever its height; without one the style's own offset holds. */
export function observeBanner(signal: AbortSignal): void {
  // An empty value removes it.
  const keepFrom = (height: number) =>
    document.documentElement.style.setProperty('--hash-offset', height ? `${besideBanner + height}px` : '')
  const observer = new ResizeObserver(banners =>
    keepFrom(Math.max(...banners.map(({ target }) => target.clientHeight))),
  )
  for (const banner of document.querySelectorAll('[data-banner]')) observer.observe(banner)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    keepFrom(0)
  })
}
