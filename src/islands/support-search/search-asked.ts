import { askedQuery } from './address.ts'

/**
 * An address with a question is answered without a touch: the question goes into the field, and the field tells the
 * island, which sleeps by now, that it has something.
 */
export function searchAsked(): void {
  const asked = askedQuery(location.search)
  const field = document.querySelector<HTMLInputElement>('.ask__form input')
  if (!field || asked === '') return
  if (field.value === '') field.value = asked
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
