import { submissionName } from '../../shared/forms/kit/submission.ts'

/** The hidden field of a form that names its submission. */
export const submissionOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>(`input[name=${submissionName}]`)

/**
 * Gives a form's submission an id, unless it has one. The id stays the same when sending is retried, so that a lost
 * answer causes no second message, and it is saved with the draft.
 */
export function nameSubmission(form: HTMLFormElement): void {
  const field = submissionOf(form)
  if (field) field.value ||= [...crypto.getRandomValues(new Uint32Array(4))].join('-')
}
