import { later } from '../later/later.ts'

/** "Save for offline": all that it opens comes when it is opened first. */
export function install(): () => void {
  const leaving = new AbortController()
  const menu = document.querySelector<HTMLElement>('[data-save]')
  const open = () =>
    menu &&
    later(
      () => import('./panel.ts'),
      ({ openPanel }) => void openPanel(menu),
    )
  menu?.addEventListener('toggle', open, { once: true, signal: leaving.signal })
  return () => leaving.abort()
}
