/**
 * The link that the browser will follow in this tab because of a click. `undefined` for another tab or window, a
 * download, a link that is not a web address, and a click that was already handled.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button > 0 || elsewhere || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return
  return /^https?:$/.test(link.protocol) ? link : undefined
}

/** Whether a link leads to a place in the current document. */
export const isHashLink = (link: HTMLAnchorElement) => isSamePage(link) && link.href.includes('#')

/** Whether a link leads to the current document, ignoring the hash. */
export function isSamePage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && search === location.search
}
