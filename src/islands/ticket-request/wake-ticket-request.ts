import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'

/** Wakes the form, now that it has been touched. */
export function wakeTicketRequest(host: HTMLElement): void {
  // Where others sell, the page has no such form, and this leaves its component out of the bundle.
  if (!import.meta.env.SITE_MAIN_WIDGET)
    wakeOnTouch('ticket-request', () => import('./TicketRequest.tsx'), holdBack)
  // The touch that brought this file was before it listened.
  host.dispatchEvent(new Event('focusin'))
}
