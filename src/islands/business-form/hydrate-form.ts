import { autosaveDraft } from '../form/autosave-draft.ts'
import { openFilledRows } from '../form/rows.ts'
import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

// Rows that the browser filled in again when the visitor came back.
addEventListener('pageshow', () => {
  const form = document.querySelector<HTMLFormElement>('form.form--business')
  if (form) openFilledRows(form)
})
autosaveDraft('business-form')
hydrateOnInteraction('business-form', () => import('./BusinessForm.tsx'))
