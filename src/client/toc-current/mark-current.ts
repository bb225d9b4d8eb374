/**
 * Marks the section being read in the table of contents: the last whose heading is above a line in the upper part of
 * the window. Above the first heading nothing is marked. Elements beside the text (`data-beside`) are ignored.
 */
export function install(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc li:not([data-beside]) a')]
  // As written: an address would encode letters beyond ASCII, as in `#natt%C3%A5g`.
  const headings = links.map(link => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''))
  const above = new Set<Element>()
  const mark = () => {
    const last = headings.findLastIndex(heading => heading && above.has(heading))
    for (const [place, link] of links.entries()) {
      if (place === last) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target)
      mark()
    },
    // The area reaches from far above the window down to the line, so a heading is inside as long as it is above the
    // line, however fast the page scrolls.
    { rootMargin: '9999999px 0px -70%' },
  )
  for (const heading of headings) if (heading) observer.observe(heading)
  return () => observer.disconnect()
}
