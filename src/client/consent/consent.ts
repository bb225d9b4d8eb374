import { PUBLIC_GTM_ID } from 'astro:env/client'
import { later } from '../later/later.ts'

/**
 * The footer's "Cookie settings", and with a tag manager configured the question and what follows from the answer.
 * All of it comes by import: a page of a build without a tag manager has one listener of this.
 */
export function install(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const id = PUBLIC_GTM_ID
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-consent]'))) return
    if (id)
      later(
        () => import('./tagged-page.ts'),
        ({ ask }) => ask('settings', id),
      )
    else
      later(
        () => import('./dialog.ts'),
        ({ openDialog }) => void openDialog('settings'),
      )
  }
  document.addEventListener('click', click, { signal })
  if (id)
    later(
      () => import('./tagged-page.ts'),
      ({ start }) => void start(id, signal),
    )
  return () => abort.abort()
}
