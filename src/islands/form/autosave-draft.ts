import { isChanged } from '../../client/lib/unsaved.ts'
import { submissionName } from '../../shared/forms/kit/submission.ts'
import { removeDraft, removeOldDrafts, saveDraft, savedDraft } from '../../stores/draft.ts'
import { openFilledRows } from './rows.ts'
import { nameSubmission, submissionOf } from './submission.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls whose values are saved: no hidden fields, no files, and no consent, which must be given anew. */
const savedControls =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=password], [tabindex="-1"]), textarea, select'

/** Whether a control is an unchecked box or radio button, which has no value. */
const isUnchecked = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'radio' && !control.checked

const controlsOf = (form: HTMLFormElement) => form.querySelectorAll<Control>(`:is(${savedControls})[name]`)

/**
 * Saves what is typed into an island's form in this browser, and restores it when the page is opened again. The draft
 * is removed when the form is cleared, sent (`use-form.ts`) or put into the basket (`use-edited-line.ts`), and after
 * seven days.
 *
 * Call it before anything listens to the form, and after values from the address are filled in, which take precedence.
 */
export function autosaveDraft(name: string): void {
  const host = document.querySelector<HTMLElement>(`[data-island=${name}]`)
  const form = host?.querySelector('form')
  if (!host || !form) return
  const { pathname } = location
  removeOldDrafts()
  const isBegun = [...controlsOf(form)].some(isChanged)
  putBack(form, pathname)
  // Values that the browser itself restored may have been sent in the meantime.
  const isRestored =
    'returned' in document.documentElement.dataset && !navigator.userActivation?.hasBeenActive
  if (isBegun && !isRestored) save(form, pathname)

  function saveOwn({ target }: Event): void {
    const own = target instanceof Element ? target.closest('form') : null
    // Do not save forms that post to another site.
    if (own && new URL(own.action).origin === location.origin) save(own, pathname)
  }
  // Listen on the host, which remains when its form is rendered anew.
  for (const type of ['input', 'change']) host.addEventListener(type, saveOwn)
  host.addEventListener('reset', () => removeDraft(pathname))
}

function save(form: HTMLFormElement, path: string): void {
  const filled = [...controlsOf(form)].filter(control => control.value !== '' && !isUnchecked(control))
  const typed = filled.map(({ name, value }) => [name, value] as const)
  nameSubmission(form)
  const submission = submissionOf(form)
  const named = submission && typed.length > 0 ? [[submissionName, submission.value] as const] : []
  saveDraft(path, new Map([...typed, ...named]))
}

function putBack(form: HTMLFormElement, path: string): void {
  const draft = savedDraft(path)
  for (const control of controlsOf(form)) {
    const value = draft.get(control.name)
    if (!value) continue
    if (control.type === 'radio' && 'checked' in control) control.checked = control.value === value
    if (control.value !== '') continue
    control.value = value
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const submission = submissionOf(form)
  if (submission) submission.value = draft.get(submissionName) ?? ''
  nameSubmission(form)
  if (draft.size > 0) openFilledRows(form)
}
