/**
 * A list's filter by address: the query chooses options, and a choice is put in the query. What an option hides is
 * the page's style. Runs inline from its own source text right after the options, so that the list below is
 * painted as it was asked for; so it may use nothing from outside itself.
 */
export function listFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filter]')
  if (!form) return
  const radios = [...form.querySelectorAll('input')]

  // A value that no option has chooses nothing.
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
    const list = form.parentElement
    // Items that are out of sight with their list have to be counted all the same.
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
    // A step that the browser's own way back undoes.
    if (search !== location.search) history.pushState(null, '', location.pathname + search + location.hash)
    tell()
  }
  form.addEventListener('change', keep)
  // The buttons are set back after the event.
  form.addEventListener('reset', () => setTimeout(keep))
  addEventListener('popstate', () => {
    choose()
    tell()
  })
  // Where nothing is chosen, the page says all there is to tell: to count would be to lay it out before it is painted.
  if (radios.some(({ checked, value }) => checked && value))
    document.addEventListener('DOMContentLoaded', tell)
}
