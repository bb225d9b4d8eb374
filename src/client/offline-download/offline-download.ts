import { behaviour } from '../behaviour/behaviour.ts'

/**
 * The browser's own download goes past the worker. Without a network a file that is saved is opened as a page is, which
 * the worker answers.
 */
export const install = behaviour(signal => {
  const open = ({ target }: MouseEvent) => {
    if (navigator.onLine || !(target instanceof Element)) return
    target.closest('a[download]')?.removeAttribute('download')
  }
  document.addEventListener('click', open, { capture: true, signal })
})
