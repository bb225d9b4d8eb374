import type { ReactNode } from 'react'
import { fieldId } from '../../shared/forms/field-id.ts'
import { Icon } from '../icon/Icon.tsx'

/** What label, hint and message need of their control. */
export interface ControlAttributes {
  readonly id: string
  readonly name: string
  readonly className: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** The word that marks a field which may stay empty. */
  readonly optional?: string
  readonly error: string | undefined
  readonly className?: string
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** A label, its hint, a control and what is wrong with it. */
export function Field({ name, label, hint, optional, error, className = '', children }: FieldProps) {
  const id = fieldId(name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">{optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        name,
        className: 'in',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldError id={id} error={error} />
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
