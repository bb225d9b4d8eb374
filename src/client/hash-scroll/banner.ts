/** Pixels between a target and the campaign banner (specification, section 9). */
const besideBanner = 63

/**
 * Lets a target stop below the visible campaign banner (`data-banner`), whatever its height. Without a banner the style
 * sheet's own offset applies.
 */
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
