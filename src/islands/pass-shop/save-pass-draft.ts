import { isChanged } from '../../client/lib/unsaved.ts'
import { removeDraft, removeOldDrafts, saveDraft, savedDraft } from '../../stores/draft.ts'
import { clearPending, fillForm, pendingValues } from './fill-form.ts'

/** Fields that belong together: where the address asks for one of them, the draft leaves all of them alone. */
const together: readonly (readonly string[])[] = [
  ['adult', 'youth', 'senior', 'child'],
  ['firstDay', 'undecided', 'lastDay', 'days'],
  ['variant', 'second'],
  ['class'],
]

/**
 * Keeps what is entered into a pass's form in this browser, and puts it back when the page is opened again. Clearing the
 * form forgets it, and so does putting the pass into the basket (`use-party-form.ts`).
 *
 * To be called before anything listens to the form, and after what the address asks for is in it, which goes before.
 *
 * @returns whether a draft was put back
 */
export function savePassDraft(host: HTMLElement, form: HTMLFormElement): boolean {
  const { pathname } = location
  removeOldDrafts()
  // What the browser itself put back, after a reload or a step back, may be in the basket since.
  const isRestored =
    'returned' in document.documentElement.dataset && !navigator.userActivation?.hasBeenActive
  const begun = [...form.elements].filter(isChanged).flatMap(field => field.getAttribute('name') ?? [])
  const draft = savedDraft(pathname)
  const requiredGroups = together.filter(names =>
    names.some(name => form.querySelector(`[name=${name}][data-asked]`)),
  )
  const skipped = new Set([...requiredGroups.flat(), ...begun])
  fillForm(form, new Map([...draft].filter(([name]) => !skipped.has(name))))
  if (begun.length > 0 && !isRestored) save(form, pathname)

  function saveOwn({ target }: Event): void {
    const own = target instanceof Element ? target.closest('form') : null
    if (own && host.contains(own)) save(own, pathname)
  }
  // After the component, which listens on the host: one answer may empty another.
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

/** A field's name with what it holds; nothing of one that is empty, not chosen, or ours. */
function enteredOf(field: Element): [name: string, value: string][] {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []
  const { name, type, value } = field
  if (name === '' || (type === 'hidden' && name !== 'second')) return []
  if (field instanceof HTMLInputElement && type === 'checkbox') return [[name, field.checked ? 'on' : 'off']]
  if (field instanceof HTMLInputElement && type === 'radio' && !field.checked) return []
  return value === '' ? [] : [[name, value]]
}
