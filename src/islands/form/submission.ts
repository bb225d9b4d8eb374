import { submissionName } from '../../shared/forms/kit/submission.ts'

/** The hidden field of a form that names its submission. */
export const submissionOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>(`input[name=${submissionName}]`)

/**
 * Names the submission of a form that has no name yet. It keeps it while it is sent again and again, so that an answer
 * that was lost makes no second message, and is kept with its draft.
 */
export function nameSubmission(form: HTMLFormElement): void {
  const field = submissionOf(form)
  if (field) field.value ||= [...crypto.getRandomValues(new Uint32Array(4))].join('-')
}
