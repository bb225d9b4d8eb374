/** Header menus close on Escape (focus returns to what opened them) and on a click beside them. */
export function install(): () => void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  }
  const click = (event: MouseEvent) => {
    for (const menu of open())
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  }
  const leaving = new AbortController()
  const { signal } = leaving
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('click', click, { signal })
  return () => leaving.abort()
}
