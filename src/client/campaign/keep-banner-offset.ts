/**
 * Lets the target of a hash stop below the visible campaign banner (`data-banner`), whatever its height. Without a
 * banner the style sheet's own offset applies. Runs inline after the banner from its own source text, so that the
 * offset is set before the browser scrolls to the hash of the page's address. It may use nothing from outside itself.
 */
export function keepBannerOffset(): void {
  for (const banner of document.querySelectorAll('[data-banner]')) {
    const keep = () => {
      const { clientHeight } = banner
      // Pixels between a target and the banner (specification, section 9). An empty value removes the property.
      document.documentElement.style.scrollPaddingTop = clientHeight ? `${63 + clientHeight}px` : ''
    }
    keep()
    new ResizeObserver(keep).observe(banner)
  }
}
