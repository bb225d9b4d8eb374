import { isChanged } from '../../client/unsaved/unsaved.ts'
import { submissionName } from '../../shared/forms/kit/submission.ts'
import { removeDraft, removeOldDrafts, saveDraft, savedDraft } from '../../stores/draft.ts'
import { openFilledRows } from './rows.ts'
import { nameSubmission, submissionOf } from './submission.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What is typed or chosen. Not what is ours (hidden fields), not what a draft cannot hold (files), and no consent: that
 * is given anew.
 */
const savedControls =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=password], [tabindex="-1"]), textarea, select'

/** Of radio buttons only the chosen one says anything. */
const isUnchecked = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'radio' && !control.checked

const controlsOf = (form: HTMLFormElement) => form.querySelectorAll<Control>(`:is(${savedControls})[name]`)

/**
 * Keeps what is typed into an island's form in this browser, and puts it back when the page is opened again: after a
 * reload, a crash, a day. Clearing the form forgets it at once, sending it does (`use-form.ts`), and so do seven days.
 *
 * To be called before anything listens to the form, and after what the address says is in it: that stays.
 */
export function autosaveDraft(name: string): void {
  const host = document.querySelector<HTMLElement>(`[data-island=${name}]`)
  const form = host?.querySelector('form')
  if (!host || !form) return
  const { pathname } = location
  removeOldDrafts()
  const isBegun = [...controlsOf(form)].some(isChanged)
  putBack(form, pathname)
  // What the browser itself put back, after a reload or a step back, may have been sent since.
  const isRestored =
    'returned' in document.documentElement.dataset && !navigator.userActivation?.hasBeenActive
  if (isBegun && !isRestored) save(form, pathname)

  function saveOwn({ target }: Event): void {
    const own = target instanceof Element ? target.closest('form') : null
    // What goes to another site, such as a gift card's code, is not ours to keep.
    if (own && new URL(own.action).origin === location.origin) save(own, pathname)
  }
  // The host stays when the form in it is made anew.
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
