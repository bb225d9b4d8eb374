import { behaviour, installLazily } from '../lib/behaviour.ts'

/** The header's search field gets the focus when it opens, and shows results while the reader types. */
export const install = behaviour(signal => {
  const menu = document.querySelector<HTMLDetailsElement>('.seek')
  const load = installLazily(signal, () => import('./suggest.ts'))
  const open = () => {
    if (!menu?.open) return
    menu.querySelector('input')?.focus()
    load()
  }
  menu?.addEventListener('toggle', open, { signal })
  // It may have been opened before this script loaded.
  open()
})
