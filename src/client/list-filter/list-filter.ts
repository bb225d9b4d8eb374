/** A list's filter: the address says what is asked for, links change it, and what does not fit is hidden. */
export function install(): () => void {
  const bar = document.querySelector('[data-filter]')
  if (!bar) return () => {}
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[data-name]')]
  const names = new Set(links.map(link => link.dataset['name'] ?? ''))
  const asked = new URLSearchParams(location.search)
  // A value that no option has counts as none.
  for (const name of names) {
    const known = links.some(
      ({ dataset }) => dataset['name'] === name && dataset['value'] === asked.get(name),
    )
    if (!known) asked.delete(name)
  }
  for (const link of links) {
    const { name = '', value = '' } = link.dataset
    if ((asked.get(name) ?? '') === value) link.setAttribute('aria-current', 'true')
    const target = new URLSearchParams(asked)
    if (value) target.set(name, value)
    else target.delete(name)
    link.search = target.toString()
  }
  let shown = 0
  for (const item of document.querySelectorAll<HTMLElement>('[data-item]')) {
    const fits = [...names].every(name => {
      const wanted = asked.get(name)
      return !wanted || item.dataset[name]?.split(' ').includes(wanted)
    })
    item.hidden = !fits
    if (fits) shown++
  }
  document.querySelector('[data-filter-empty]')?.toggleAttribute('hidden', shown > 0)
  return () => {}
}
