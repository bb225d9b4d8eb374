import { isbot } from 'isbot'
import { outsideAddress } from '../../shared/outside-address.ts'
import { isReachable } from '../lib/reachable.ts'
import { hasUnsaved } from '../lib/unsaved.ts'
import { setAskedCookie } from './asked-cookie.ts'
import { askAddress } from './rules.ts'

/**
 * Redirects to the account site, which redirects back here. It does nothing for crawlers, for readers who have started
 * to do something while this file loaded (the next page asks then), and for readers of a cached page whose network is
 * down without the browser knowing: the redirect would fail and lose the page.
 */
export async function askAccountSite(): Promise<void> {
  const site = import.meta.env.SITE_ACCOUNT
  if (!site || isbot(navigator.userAgent)) return
  if (navigator.serviceWorker?.controller && !(await isReachable())) return
  const hasTouched = performance.getEntriesByType('first-input').length > 0
  if (hasTouched || hasUnsaved() || !setAskedCookie()) return
  location.replace(outsideAddress(askAddress(site, location.href), [site]))
}
