import { authTokenKey, refreshTokenKey } from '../../stores/keys.ts'
import { behaviour } from '../lib/behaviour.ts'

const keys = [authTokenKey, refreshTokenKey]

/**
 * Sets on `<html>` whether both tokens are stored. If storage is blocked, the session is unknown, and the menu shows
 * all links.
 */
export function markSession(): void {
  const page = document.documentElement
  if (!page.dataset['session']) return
  page.dataset['session'] = keys.every(key => localStorage.getItem(key)) ? 'in' : 'out'
}

/**
 * Synchronises `data-session` across tabs, and lets the menu's link to the account site's log-out page log out here as
 * well, before the menu's island runs.
 */
export const install = behaviour(signal => {
  const leave = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a[data-log-out]'))) return
    if (document.documentElement.dataset['session']) for (const key of keys) localStorage.removeItem(key)
    markSession()
  }
  // The page may have been prerendered before somebody logged in or out.
  markSession()
  document.addEventListener('click', leave, { signal })
  addEventListener('storage', markSession, { signal })
  addEventListener('pageshow', markSession, { signal })
})
