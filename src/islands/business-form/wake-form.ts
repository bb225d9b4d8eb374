import { keepDraft } from '../form/keep-draft.ts'
import { openFilledRows } from '../form/rows.ts'
import { wakeOnTouch } from '../wake/wake.ts'

// Rows that the browser filled again when the visitor came back.
addEventListener('pageshow', () => {
  const form = document.querySelector<HTMLFormElement>('form.form--business')
  if (form) openFilledRows(form)
})
keepDraft('business-form')
wakeOnTouch('business-form', () => import('./BusinessForm.tsx'))
