import { fieldId } from './field-id.ts'
import type { FormErrors } from './form-result.ts'
import type { FormMessages } from './messages.ts'

export interface ErrorLine {
  readonly name: string
  /** The control to lead to. */
  readonly id: string
  readonly text: string
}

/**
 * The errors as lines of a list that stands apart from the fields, so a journey's line says which journey.
 *
 *     'journeys[1].to' // => 'Journey 2: Fill in where you are going'
 */
export function errorLines(errors: FormErrors, messages: Pick<FormMessages, 'journey'>): ErrorLine[] {
  return Object.entries(errors).map(([name, text]) => {
    const row = /^journeys\[(\d+)\]/.exec(name)?.[1]
    return {
      name,
      id: fieldId(name),
      text: row === undefined ? text : `${messages.journey} ${Number(row) + 1}: ${text}`,
    }
  })
}
