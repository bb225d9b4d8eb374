/**
 * The link that a click makes the browser follow in this tab. `undefined` for another tab or window, a download, a
 * link that is no web address, and a click that somebody else has answered.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || elsewhere || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return
  return /^https?:$/.test(link.protocol) ? link : undefined
}

/** Whether a link leads to a place of the document that is shown, so that no other follows. */
export const isPlaceHere = (link: HTMLAnchorElement) => isSamePage(link) && link.href.includes('#')

/** Whether a link leads to the document that is shown, whatever its hash. */
export function isSamePage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && search === location.search
}
