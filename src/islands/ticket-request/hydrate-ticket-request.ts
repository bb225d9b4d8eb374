import { autosaveDraft } from '../form/autosave-draft.ts'
import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { lineToChange } from '../shop/line-to-change.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const isChanging = lineToChange(location.search) !== undefined
  // The line of the basket goes before what was typed.
  if (!isChanging) autosaveDraft('ticket-request')
  hydrateOnInteraction('ticket-request', () => import('./TicketRequest.tsx'), {
    // A reader who comes back to a journey finds its answer there.
    immediately: isChanging || (isFilled('from') && isFilled('to')),
  })
}

function isFilled(name: string): boolean {
  const field = document.querySelector<HTMLInputElement>(`.form--ticket [name=${name}]`)
  return field !== null && field.value !== ''
}
