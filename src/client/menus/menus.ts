import { behaviour } from '../lib/behaviour.ts'

/** Header menus close on Escape (the focus returns to their button) and on a click outside. */
export const install = behaviour(signal => {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  }
  const click = (event: MouseEvent) => {
    // The clicked element may be gone by now, so use the event's path.
    for (const menu of open()) if (!event.composedPath().includes(menu)) menu.open = false
  }
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('click', click, { signal })
})
