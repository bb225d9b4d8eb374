import { lineToChange } from '../shop/line-to-change.ts'
import { prefill } from './prefill.ts'
import { savePassDraft } from './save-pass-draft.ts'

/**
 * Fills a pass's form in by its address, and by the draft where that says nothing.
 *
 * @param island what `data-island` of its host says
 * @returns whether there is something in it to show prices for
 */
export function beginForm(island: string): boolean {
  const host = document.querySelector<HTMLElement>(`[data-island=${island}]`)
  const form = host?.querySelector('form')
  if (!host || !form) return false
  const isAsked = prefill(form, location.search)
  // A visit that changes a line of the basket fills in that line, and keeps no draft.
  if (lineToChange(location.search) !== undefined) return true
  return savePassDraft(host, form) || isAsked
}
