import { isbot } from 'isbot'
import { outsideAddress } from '../../shared/outside-address.ts'
import { isReachable } from '../reachable/reachable.ts'
import { hasUnsaved } from '../unsaved/unsaved.ts'
import { setAskedCookie } from './asked-cookie.ts'
import { askAddress } from './rules.ts'

/**
 * Leads to the account site, which leads back here. Not a crawler, and not a reader who has begun to do something
 * while this file came: the next page asks then. Nor one who reads what the worker has kept, in a tunnel of which the
 * browser does not know: the account site cannot be reached either, and the page would be lost for it.
 */
export async function askAccountSite(): Promise<void> {
  const site = import.meta.env.SITE_ACCOUNT
  if (!site || isbot(navigator.userAgent)) return
  if (navigator.serviceWorker?.controller && !(await isReachable())) return
  const hasTouched = performance.getEntriesByType('first-input').length > 0
  if (hasTouched || hasUnsaved() || !setAskedCookie()) return
  location.replace(outsideAddress(askAddress(site, location.href), [site]))
}
