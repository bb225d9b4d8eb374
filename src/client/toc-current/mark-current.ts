/**
 * Marks the section being read in the table of contents: the last whose heading is above a line in the upper part of the
 * window. Above the first heading nothing is marked. What stands beside the text (`data-beside`) has no place in that order.
 */
export function install(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc li:not([data-beside]) a')]
  // As it is written: an address would have its letters beyond ASCII encoded, as in `#natt%C3%A5g`.
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
    // From far above the window down to the line: a heading is in there as long as it is above the line, however fast
    // one scrolls past it.
    { rootMargin: '9999999px 0px -70%' },
  )
  for (const heading of headings) if (heading) observer.observe(heading)
  return () => observer.disconnect()
}
