import { openFilledRows, openRows } from '../form/rows.ts'

/**
 * What the form needs before React: the subject of `?subject=`, a journey row for a claim, and rows that the
 * browser filled again when the visitor came back. What was chosen already is left alone.
 */
export function prepareForm(): void {
  const form = document.querySelector<HTMLFormElement>('form.form--contact')
  const subject = form?.elements.namedItem('subject')
  if (!form || !(subject instanceof HTMLSelectElement)) return
  const openForClaim = () => {
    if (subject.value === 'claim') openRows(form, 'journeys', 1)
  }
  const asked = new URLSearchParams(location.search).get('subject')
  const option = [...subject.options].find(({ value }) => value === asked)
  // What the address chose is the form's beginning, nothing that the visitor would lose.
  if (subject.value === '' && option) option.defaultSelected = true
  openForClaim()
  subject.addEventListener('change', openForClaim)
  addEventListener('pageshow', () => openFilledRows(form))
}
