import type { Locale } from '../../i18n/locales.ts'
import { honeypotName } from '../../shared/forms/kit/honeypot.ts'
import { submissionName } from '../../shared/forms/kit/submission.ts'
import type { FormProps } from './text.ts'

/** Keeps browsers (by `autocomplete`) and password managers (by their own attributes) from filling in the honeypot. */
const notFilled = { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': 'true' }

interface FormHeadProps {
  /** The form's name. */
  readonly form: string
  readonly locale: Locale
  readonly text: Pick<FormProps<unknown>['text'], 'leaveBlank'>
}

/**
 * The hidden fields of every form. Only the honeypot has `autocomplete` off, since browsers do not restore such fields
 * when a visitor returns from an error page.
 */
export function FormHead({ form, locale, text }: FormHeadProps) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="locale" value={locale} />
      {/* Its value is set by a script, never by React, which would remove it again. */}
      <input type="hidden" name={submissionName} suppressHydrationWarning />
      <div className="form__honeypot" aria-hidden="true">
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
