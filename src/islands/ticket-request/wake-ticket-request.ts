import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'

/** Wakes the form, now that it has been touched. */
export function wakeTicketRequest(host: HTMLElement): void {
  wakeOnTouch('ticket-request', () => import('./TicketRequest.tsx'), holdBack)
  // The touch that brought this file was before it listened.
  host.dispatchEvent(new Event('focusin'))
}
