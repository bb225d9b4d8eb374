/**
 * Synchronises a list's filter and the address: the query selects options, and a choice updates the query. The page's
 * styles hide items. Runs inline from its own source text right after the options, so that the list below is painted
 * already filtered; it may use nothing from outside itself.
 */
export function listFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filter]')
  if (!form) return
  const radios = [...form.querySelectorAll('input')]

  // Unknown values are ignored.
  const choose = () => {
    const parameters = new URLSearchParams(location.search)
    for (const radio of radios) {
      const value = parameters.get(radio.name)
      const known = radios.some(other => other.name === radio.name && other.value === value)
      radio.checked = radio.value === (known ? value : '')
    }
  }
  choose()

  const tell = () => {
    const items = [...document.querySelectorAll(':is(.wall, .board tbody) > [data-item]')]
    const list = form.closest('.filtered')
    // Show the list, since its items cannot be counted while it is hidden.
    list?.classList.remove('filtered--none')
    const visibleCount = items.filter(item => getComputedStyle(item).display !== 'none').length
    list?.classList.toggle('filtered--none', visibleCount === 0)
    const count = document.querySelector('[data-filter-shown]')
    if (count) count.textContent = String(visibleCount)
    document.querySelector('[data-filter-empty]')?.toggleAttribute('hidden', visibleCount > 0)
  }
  const keep = () => {
    const query = new URLSearchParams(location.search)
    for (const { name, value, checked } of radios) {
      if (checked && value) query.set(name, value)
      else if (checked) query.delete(name)
    }
    const search = query.size > 0 ? `?${query}` : ''
    // A history entry, so that the browser's back button undoes the choice.
    if (search !== location.search) history.pushState(null, '', location.pathname + search + location.hash)
    tell()
  }
  form.addEventListener('change', keep)
  // The controls are reset after the event.
  form.addEventListener('reset', () => setTimeout(keep))
  addEventListener('popstate', () => {
    choose()
    tell()
  })
  // Without a choice the page already shows the total, and counting would force a layout before first paint.
  if (radios.some(({ checked, value }) => checked && value))
    document.addEventListener('DOMContentLoaded', tell)
}
