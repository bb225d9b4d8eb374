import { queryOf } from './address.ts'

/**
 * An address with a question is answered without a touch: the question goes into the field, and the field tells the
 * island, which sleeps by now, that it has something.
 */
export function searchFromAddress(): void {
  const query = queryOf(location.search)
  const field = document.querySelector<HTMLInputElement>('.ask__form input')
  if (!field || query === '') return
  if (field.value === '') field.value = query
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
