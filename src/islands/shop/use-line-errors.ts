import { useState } from 'react'
import { type CheckedForm, checkForm } from '../../shared/forms/kit/check.ts'
import type { Fields, Values } from '../../shared/forms/kit/define-form.ts'
import { noErrors, remainingErrors } from '../../shared/forms/kit/errors.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import type { FieldsWords, FormWords } from '../../shared/forms/kit/labels.ts'
import { fieldTexts } from './field-texts.ts'

/** The errors of a line's form: found when it is sent, and rechecked as it is corrected. */
export function useLineErrors<F extends Fields, Words extends FieldsWords>(
  checked: CheckedForm<F, Words>,
  words: FormWords<Words>,
) {
  const [errors, setErrors] = useState(noErrors)
  const resultOf = (form: HTMLFormElement) =>
    checkForm(checked, { text: fieldTexts(form), files: [] }, words, new Date())

  return {
    errors,
    /** Returns the line's values if all are valid; otherwise it moves the focus to the first field with an error. */
    async check(form: HTMLFormElement): Promise<Values<F> | undefined> {
      const result = await resultOf(form)
      setErrors(result.ok ? noErrors : result.errors)
      if (result.ok) return result.data
      const [first = ''] = Object.keys(result.errors)
      const id = fieldId(checked.form.name, first)
      document.getElementById(id)?.focus()
      return undefined
    },
    async recheck(form: HTMLFormElement): Promise<void> {
      if (errors === noErrors) return
      const result = await resultOf(form)
      setErrors(before => remainingErrors(before, result.ok ? noErrors : result.errors))
    },
  }
}
