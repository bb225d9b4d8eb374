import { lineToChange } from '../shop/line-to-change.ts'
import { prefillFromAddress } from './prefill-from-address.ts'
import { assumeReaderHome } from './reader-home.ts'
import { savePassDraft } from './save-pass-draft.ts'

/**
 * Fills in a pass form: the reader's country, then what its address has, and otherwise the draft.
 *
 * @param island the value of its host's `data-island`
 * @returns whether there is anything in it to show prices for
 */
export function prefillPassForm(island: string): boolean {
  const host = document.querySelector<HTMLElement>(`[data-island=${island}]`)
  const form = host?.querySelector('form')
  if (!host || !form) return false
  assumeReaderHome(host)
  const isAsked = prefillFromAddress(form, location.search)
  // A visit that changes a line of the basket fills in that line, and saves no draft.
  if (lineToChange(location.search) !== undefined) return true
  return savePassDraft(host, form) || isAsked
}
