import type { Locale } from '../../i18n/locales.ts'
import { honeypotName } from '../../shared/forms/kit/honeypot.ts'
import { submissionName } from '../../shared/forms/kit/submission.ts'
import type { FormProps } from './text.ts'

/** Told to leave the trap alone: browsers by `autocomplete`, password managers each by its own attribute. */
const notFilled = { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': 'true' }

interface FormHeadProps {
  /** The form's name. */
  readonly form: string
  readonly locale: Locale
  readonly text: Pick<FormProps<unknown>['text'], 'leaveBlank'>
}

/**
 * What every form sends beside its own fields. Only the trap has `autocomplete` off: a browser does not give such a
 * field its text back when the visitor comes back from an error.
 */
export function FormHead({ form, locale, text }: FormHeadProps) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="locale" value={locale} />
      {/* Named by a script, and never by React, which would take the name away again. */}
      <input type="hidden" name={submissionName} suppressHydrationWarning />
      <div className="form__trap" aria-hidden="true">
        <label htmlFor={`${form}-${honeypotName}`}>{text.leaveBlank}</label>
        <input
          id={`${form}-${honeypotName}`}
          name={honeypotName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...notFilled}
        />
      </div>
    </>
  )
}
