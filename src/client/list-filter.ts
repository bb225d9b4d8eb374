/** A list's filter: the address says what is asked for, links change it, and what does not fit is hidden. */
export function listFilter(): () => void {
  const bar = document.querySelector('[data-filter]')
  if (!bar) return () => {}
  const asked = new URLSearchParams(location.search)
  const names = new Set<string>()
  for (const link of bar.querySelectorAll<HTMLAnchorElement>('a[data-name]')) {
    const { name = '', value = '' } = link.dataset
    names.add(name)
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
