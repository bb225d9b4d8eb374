import { tagManagerScript } from '../../shared/tag-manager.ts'
import type { Choice } from '../../stores/consent-record.ts'
import { scriptAddress } from '../lib/script-address.ts'
import { hasUnsaved } from '../lib/unsaved.ts'
import { consentState } from './consent-mode.ts'
import { removeRefusedCookies } from './tag-cookies.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's command queue. The tag manager recognises a command because it is an `arguments` object, not an array. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: as above
  window.dataLayer.push(arguments)
}

/** The choice last applied to this page's tags; `undefined` until they are loaded. */
let allowed: Choice | undefined

/**
 * Applies the reader's choice to tags and their cookies: loads the tag manager with the first consent, never before,
 * sends it changes, and reloads the page after a withdrawal, since a running tag cannot be stopped. If a reload would
 * lose unsaved input, the tags are only told of the refusal and end with the page.
 */
export function applyConsent(choice: Choice, id: string): void {
  const before = allowed
  if (before || choice.length > 0) {
    if (!before) gtag('consent', 'default', consentState([]))
    gtag('consent', 'update', consentState(choice))
    allowed = choice
    if (!before) load(id)
  }
  removeRefusedCookies(choice)
  const withdrawn = before?.some(purpose => !choice.includes(purpose))
  if (!withdrawn) return
  // Until then a tag that ignores the refusal may set its cookies again.
  addEventListener('pagehide', () => removeRefusedCookies(allowed ?? []))
  if (!hasUnsaved()) location.reload()
}

function load(id: string): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress(tagManagerScript(id))
  document.head.append(script)
}
