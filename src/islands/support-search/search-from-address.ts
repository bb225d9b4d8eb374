import { queryOf } from './address.ts'

/**
 * Runs the search that an address contains without an interaction: it fills in the field and dispatches an input event,
 * which hydrates the island.
 */
export function searchFromAddress(): void {
  const query = queryOf(location.search)
  const field = document.querySelector<HTMLInputElement>('.ask__form input')
  if (!field || query === '') return
  if (field.value === '') field.value = query
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
