import { behaviour, installLazily } from '../behaviour/behaviour.ts'

/** The header's search takes the keyboard when it opens, and finds as one types from then on. */
export const install = behaviour(signal => {
  const menu = document.querySelector<HTMLDetailsElement>('.seek')
  const load = installLazily(signal, () => import('./suggest.ts'))
  const open = () => {
    if (!menu?.open) return
    menu.querySelector('input')?.focus()
    load()
  }
  menu?.addEventListener('toggle', open, { signal })
  // It may have been opened before this came.
  open()
})
