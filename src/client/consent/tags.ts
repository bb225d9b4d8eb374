import { tagManagerScript } from '../../shared/tag-manager.ts'
import type { Choice } from '../../stores/consent-record.ts'
import { scriptAddress } from '../trusted-types/script-address.ts'
import { hasUnsaved } from '../unsaved/unsaved.ts'
import { consentState } from './consent-mode.ts'
import { removeRefusedCookies } from './tag-cookies.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's command queue. The tag manager knows a command by its being an `arguments` object, not an array. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: as above
  window.dataLayer.push(arguments)
}

/** What the tags of this page were last allowed; `undefined` while none has been loaded. */
let allowed: Choice | undefined

/**
 * Brings tags and their cookies in line with what the reader agreed to: loads the tag manager with the first yes, never
 * before, tells it of a change, and after a withdrawal loads the page again without what was withdrawn, since a tag that
 * runs cannot be stopped. Nothing is lost for that: the tags then stay told of the no, and go with the page.
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
  // Until then one that does not heed the no may set its cookies again.
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
