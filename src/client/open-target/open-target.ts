/** Opens what an address points into: a closed question, or a part of the page that is folded away around it. */
export function install(): () => void {
  const open = () => {
    const target = document.getElementById(decoded(location.hash.slice(1)))
    let folded = false
    for (let place = target?.closest('details'); place; place = place.parentElement?.closest('details')) {
      folded ||= !place.open && place !== target
      place.open = true
    }
    if (folded) target?.scrollIntoView()
    return target
  }
  const follow = () => {
    const target = open()
    if (target instanceof HTMLDetailsElement) target.querySelector('summary')?.focus({ preventScroll: true })
  }
  /** A link to where the address points already changes nothing that would tell. */
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]')
    if (link && link.href === location.href) follow()
  }
  open()
  window.addEventListener('hashchange', follow)
  document.addEventListener('click', click)
  return () => {
    window.removeEventListener('hashchange', follow)
    document.removeEventListener('click', click)
  }
}

/** A hash as the ids of a page are written; one that is no valid encoding names nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
