import { PUBLIC_GTM_ID } from 'astro:env/client'

/**
 * The footer's "Cookie settings", and with a tag manager configured the question and what follows from the answer.
 * All of it comes by import: a page of a build without a tag manager has one listener of this.
 */
export function install(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const id = PUBLIC_GTM_ID
  const tagged = id ? import('./tagged-page.ts').then(({ start }) => start(id, signal)) : undefined
  const open = async () => {
    if (tagged) (await tagged)('settings')
    else (await import('./dialog.ts')).openDialog('settings')
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-consent]')) void open()
    },
    { signal },
  )
  return () => abort.abort()
}
