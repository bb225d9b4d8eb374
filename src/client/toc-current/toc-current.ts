/** Marks the section being read in the table of contents. */
export function install(): () => void {
  const links = new Map<string, HTMLAnchorElement>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a'))
    links.set(link.hash.slice(1), link)
  if (links.size === 0) return () => {}
  const observer = new IntersectionObserver(
    entries => {
      const entered = entries.find(entry => entry.isIntersecting)
      if (!entered) return
      for (const [id, link] of links) {
        if (id === entered.target.id) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '-10% 0px -75%' },
  )
  for (const id of links.keys()) {
    const heading = document.getElementById(id)
    if (heading) observer.observe(heading)
  }
  return () => observer.disconnect()
}
