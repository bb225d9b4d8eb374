import { behaviour } from '../behaviour/behaviour.ts'

/** Header menus close on Escape (focus returns to what opened them) and on a click beside them. */
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
    // What was clicked may be gone by now: the way that the event took still knows.
    for (const menu of open()) if (!event.composedPath().includes(menu)) menu.open = false
  }
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('click', click, { signal })
})
