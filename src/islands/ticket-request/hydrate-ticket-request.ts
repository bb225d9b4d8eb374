import { autosaveDraft } from '../form/autosave-draft.ts'
import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { lineToChange } from '../shop/line-to-change.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const isChanging = lineToChange(location.search) !== undefined
  // A line to change takes precedence over a draft.
  if (!isChanging) autosaveDraft('ticket-request')
  hydrateOnInteraction('ticket-request', () => import('./TicketRequest.tsx'), {
    // A returning reader sees the answer for the journey in the draft.
    immediately: isChanging || (isFilled('from') && isFilled('to')),
  })
}

function isFilled(name: string): boolean {
  const field = document.querySelector<HTMLInputElement>(`.form--ticket [name=${name}]`)
  return field !== null && field.value !== ''
}
