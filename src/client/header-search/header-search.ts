import { later } from '../later/later.ts'

/** The header's search takes the keyboard when it opens, and finds as one types from then on. */
export function install(): () => void {
  const menu = document.querySelector<HTMLDetailsElement>('.seek')
  const leaving = new AbortController()
  let stop = () => {}
  let asked = false
  menu?.addEventListener(
    'toggle',
    () => {
      if (!menu.open) return
      menu.querySelector('input')?.focus()
      if (asked) return
      asked = true
      later(
        () => import('./suggest.ts'),
        ({ suggest }) => {
          stop = suggest(menu)
        },
      )
    },
    { signal: leaving.signal },
  )
  return () => {
    leaving.abort()
    stop()
  }
}
