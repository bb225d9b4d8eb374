import { useState } from 'react'
import { type CheckedForm, checkForm } from '../../shared/forms/kit/check.ts'
import type { Fields, Values } from '../../shared/forms/kit/define-form.ts'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import type { FieldsWords, FormWords } from '../../shared/forms/kit/labels.ts'
import { fieldTexts } from './field-texts.ts'

const noErrors: FormErrors = {}

/** What is wrong with a line's form: found when it is sent, looked at again as it is mended. */
export function useLineErrors<F extends Fields, Words extends FieldsWords>(
  checked: CheckedForm<F, Words>,
  words: FormWords<Words>,
) {
  const [errors, setErrors] = useState(noErrors)
  const resultOf = (form: HTMLFormElement) =>
    checkForm(checked, { text: fieldTexts(form), files: [] }, words, new Date())

  return {
    errors,
    /** The line's values, if it is whole; else the first wrong field has the focus. */
    async check(form: HTMLFormElement): Promise<Values<F> | undefined> {
      const result = await resultOf(form)
      setErrors(result.ok ? noErrors : result.errors)
      if (result.ok) return result.data
      const [first = ''] = Object.keys(result.errors)
      const id = fieldId(checked.form.name, first)
      document.getElementById(id)?.focus()
      return undefined
    },
    /** Finds nothing new before the next try. */
    async recheck(form: HTMLFormElement): Promise<void> {
      if (errors === noErrors) return
      const result = await resultOf(form)
      const stillWrong = result.ok ? noErrors : result.errors
      setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => stillWrong[name])))
    },
  }
}
