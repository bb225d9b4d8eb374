/** Pixels that a target keeps from the top beside the banner's own height (specification, section 9). */
const besideBanner = 63

/** A target stops below the campaign banner that is shown (`data-banner`), whatever its height; without one the style's own offset holds. */
export function observeBanner(signal: AbortSignal): void {
  const banner = document.querySelector<HTMLElement>('[data-banner]:not([hidden])')
  if (!banner) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = banner.offsetHeight
    if (height > 0) style.setProperty('--hash-offset', `${besideBanner + height}px`)
    else style.removeProperty('--hash-offset')
  })
  observer.observe(banner)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    style.removeProperty('--hash-offset')
  })
}
