import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { controlRules } from '../../shared/forms/kit/attributes.ts'
import type { FormErrors } from '../../shared/forms/kit/errors.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import type { Field as Definition, ValueField } from '../../shared/forms/kit/fields.ts'
import type { FieldWords } from '../../shared/forms/kit/labels.ts'
import type { FormMessages } from '../../shared/forms/kit/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import type { FormProps } from './text.ts'

/** The props that all fields of a form share. */
export interface SharedProps {
  readonly form: string
  readonly locale: Locale
  readonly errors: FormErrors
  readonly text: FormProps<unknown>['text']
  readonly messages: FormMessages
  /** Absent before hydration: without scripts a row is emptied by hand. */
  readonly onRemove?: (list: string, row: number) => void
}

export interface FieldProps {
  /** The name in the HTML: `phone`, `employees[0].phone`. */
  readonly name: string
  readonly field: Definition
  readonly words: FieldWords
  readonly shared: SharedProps
  readonly className?: string
  /** The first and the last day that a date may be, if known. */
  readonly range?: { readonly min?: string | undefined; readonly max?: string | undefined }
  /** Whether the field is in a row, where all fields may be empty; the list reports that. */
  readonly inRow?: true
}

/** A field of one value, with its label, hint and error message. `Rows` places a list, and `Files` a field of files. */
export function Field(props: FieldProps) {
  const { field } = props
  if (field.kind === 'list' || field.kind === 'files' || field.kind === 'json')
    throw new Error(`${props.name} has no single value`)
  if (field.kind === 'consent') return <Consent {...props} />
  return (
    <Labelled {...props}>
      {attributes => <Control {...props} field={field} attributes={attributes} />}
    </Labelled>
  )
}

/** The ids that connect label, hint and message with their control. */
export interface ControlAttributes {
  readonly id: string
  readonly name: string
  readonly className: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** The attributes of a field's control, or of a group of controls. */
export function attributesOf({ name, words, shared }: FieldProps): ControlAttributes {
  const id = fieldId(shared.form, name)
  const error = shared.errors[name]
  const described = [words.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    className: 'in',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

/** A label, its hint, a control and the message under it. */
export function Labelled(
  props: FieldProps & { readonly children: (attributes: ControlAttributes) => ReactNode },
) {
  const { name, field, words, shared, className = '', inRow, children } = props
  const attributes = attributesOf(props)
  const { id } = attributes
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {words.label} {!field.required && !inRow && <span className="opt">{shared.text.optional}</span>}
      </label>
      {words.hint && (
        <span className="hint" id={`${id}-hint`}>
          {words.hint}
        </span>
      )}
      {children(attributes)}
      <FieldError id={id} error={shared.errors[name]} />
    </div>
  )
}

interface ControlProps extends FieldProps {
  readonly field: ValueField
  readonly attributes: ControlAttributes
}

function Control({ field, words, range, attributes }: ControlProps) {
  const rules = controlRules(field)
  if (field.kind === 'paragraph') return <textarea {...attributes} {...rules} placeholder=" " />
  if (field.kind === 'choice') {
    return (
      <select {...attributes} {...rules}>
        <option value="">{words.none}</option>
        {Object.entries(words.options ?? {}).map(([value, option]) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </select>
    )
  }
  // A blank placeholder, so that a style rule can detect a field with text.
  const placeholder = rules.type === 'text' ? ' ' : undefined
  return <input {...attributes} {...rules} {...range} placeholder={placeholder} />
}

/** A checkbox, which comes before its label. */
function Consent(props: FieldProps) {
  const { name, field, words, shared } = props
  const { className: _, ...attributes } = attributesOf(props)
  return (
    <div className="field">
      <label className="check" htmlFor={attributes.id}>
        <input {...attributes} {...controlRules(field)} />
        <span>{words.label}</span>
      </label>
      <FieldError id={attributes.id} error={shared.errors[name]} />
    </div>
  )
}

/** The message under a control. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null
  return (
    <span className="msg" id={`${id}-error`}>
      <Icon name="alert" />
      {error}
    </span>
  )
}
