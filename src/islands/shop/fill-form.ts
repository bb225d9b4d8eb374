import { controlsOf, setFieldValue } from './set-field-value.ts'

/**
 * Fills in a form's fields by name with a line of the basket, each as soon as it exists: the fields of travellers are
 * rendered once their number is known. Filled fields are marked (`data-query`) until they are edited, so that they do not
 * count as typed.
 *
 * @returns a function that stops waiting for fields
 */
export function fillForm(form: HTMLFormElement, texts: Readonly<Record<string, string>>): () => void {
  const remaining = new Map(Object.entries(texts))
  const fill = () => {
    for (const [name, text] of remaining) if (fillField(form, name, text)) remaining.delete(name)
    if (remaining.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) delete target.dataset['query']
  })
  observer.observe(form, { childList: true, subtree: true })
  fill()
  return () => observer.disconnect()
}

/** Returns whether the field exists, and for a list whether it has the option. */
function fillField(form: HTMLFormElement, name: string, text: string): boolean {
  const controls = controlsOf(form, name)
  const [first] = controls
  if (!first) return false
  if (!setFieldValue(controls, text)) {
    // A long list gets its options when the field is focused.
    first.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    return false
  }
  const folded = first.closest('details')
  // Only one section is open at a time, so an open one stays as it is.
  if (folded && folded.name === '' && text !== '') folded.open = true
  first.dispatchEvent(new Event('input', { bubbles: true }))
  for (const control of controls) control.dataset['query'] = 'change'
  return true
}
