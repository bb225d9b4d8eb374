import { controlsOf, setFieldValue } from './set-field-value.ts'

/**
 * Fills in a form's fields by name, each as soon as it is there: the fields of travellers come once their number is known. What
 * is filled in is marked (`data-asked`) until it is edited, so that it does not count as typed.
 *
 * @returns stops it
 */
export function fillForm(form: HTMLFormElement, texts: Readonly<Record<string, string>>): () => void {
  const remaining = new Map(Object.entries(texts))
  const fill = () => {
    for (const [name, text] of remaining) if (fillField(form, name, text)) remaining.delete(name)
    if (remaining.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) delete target.dataset['asked']
  })
  observer.observe(form, { childList: true, subtree: true })
  fill()
  return () => observer.disconnect()
}

/** Returns whether the field was there, and the option where it is a list. */
function fillField(form: HTMLFormElement, name: string, text: string): boolean {
  const controls = controlsOf(form, name)
  const [first] = controls
  if (!first) return false
  if (!setFieldValue(controls, text)) {
    // A long list gets its options when the keyboard reaches it.
    first.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    return false
  }
  const folded = first.closest('details')
  // Of those that fold one another, the one that is open stays so.
  if (folded && folded.name === '' && text !== '') folded.open = true
  first.dispatchEvent(new Event('input', { bubbles: true }))
  for (const control of controls) control.dataset['asked'] = 'change'
  return true
}
