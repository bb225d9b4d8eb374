import { isChanged } from '../../client/lib/unsaved.ts'
import { removeDraft, removeOldDrafts, saveDraft, savedDraft } from '../../stores/draft.ts'
import { clearPending, fillPassForm, pendingValues } from './fill-pass-form.ts'

/** Fields that belong together: if the address has a value for one of them, the draft fills in none of them. */
const together: readonly (readonly string[])[] = [
  ['adult', 'youth', 'senior', 'child'],
  ['firstDay', 'undecided', 'lastDay', 'days'],
  ['variant', 'second'],
  ['class'],
]

/**
 * Saves what is entered into a pass form in this browser, and restores it when the page is opened again. The draft is
 * removed when the form is cleared, or the pass is put into the basket (`use-edited-line.ts`).
 *
 * Call it before anything listens to the form, and after values from the address are filled in, which take precedence.
 *
 * @returns whether a draft was restored
 */
export function savePassDraft(host: HTMLElement, form: HTMLFormElement): boolean {
  const { pathname } = location
  removeOldDrafts()
  // Values that the browser itself restored, after a reload or going back, may have been put into the basket since.
  const isRestored =
    'returned' in document.documentElement.dataset && !navigator.userActivation?.hasBeenActive
  const begun = [...form.elements].filter(isChanged).flatMap(field => field.getAttribute('name') ?? [])
  const draft = savedDraft(pathname)
  const requiredGroups = together.filter(names =>
    names.some(name => form.querySelector(`[name=${name}][data-query]`)),
  )
  const skipped = new Set([...requiredGroups.flat(), ...begun])
  fillPassForm(form, new Map([...draft].filter(([name]) => !skipped.has(name))))
  if (begun.length > 0 && !isRestored) save(form, pathname)

  function saveOwn({ target }: Event): void {
    const own = target instanceof Element ? target.closest('form') : null
    if (own && host.contains(own)) save(own, pathname)
  }
  // Runs after the component's own listener on the host, since one answer may empty another.
  for (const type of ['input', 'change']) document.addEventListener(type, saveOwn)
  host.addEventListener('reset', () => {
    removeDraft(pathname)
    clearPending()
  })
  return draft.size > 0
}

function save(form: HTMLFormElement, path: string): void {
  const isBegun = [...form.elements].some(isChanged)
  saveDraft(path, new Map(isBegun ? [...pendingValues(), ...[...form.elements].flatMap(enteredOf)] : []))
}

/** A field's name and value; nothing for a field that is empty, not chosen, or ours. */
function enteredOf(field: Element): [name: string, value: string][] {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []
  const { name, type, value } = field
  if (name === '' || (type === 'hidden' && name !== 'second')) return []
  if (field instanceof HTMLInputElement && type === 'checkbox') return [[name, field.checked ? 'on' : 'off']]
  if (field instanceof HTMLInputElement && type === 'radio' && !field.checked) return []
  return value === '' ? [] : [[name, value]]
}
