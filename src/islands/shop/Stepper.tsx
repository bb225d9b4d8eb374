import { type FocusEvent, useRef } from 'react'
import { clampCount } from '../../shared/clamp-count.ts'
import { fieldId } from '../../shared/forms/kit/field-name.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { FieldError } from '../form/Field.tsx'
import { Icon } from '../icon/Icon.tsx'

interface StepperProps {
  /** The form's name, which is the prefix of the field's id. */
  readonly form: string
  readonly name: string
  readonly label: string
  readonly note: string
  readonly start: number
  readonly min?: number
  readonly max: number
  readonly error?: string | undefined
  /** Whether a number beyond the limits is replaced when the field is left; otherwise the form reports it. */
  readonly isClamped?: true
  readonly text: Readonly<Record<'fewer' | 'moreOf', string>>
}

/** A number with buttons beside it. The field is uncontrolled, so what is typed before hydration stays. */
export function Stepper(props: StepperProps) {
  const { form, name, label, note, start, min = 0, max, error, isClamped, text } = props
  const input = useRef<HTMLInputElement>(null)
  const id = fieldId(form, name)

  function step(by: 1 | -1): void {
    const { current } = input
    if (!current) return
    if (by === 1) current.stepUp()
    else current.stepDown()
    current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function clamp({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    if (!isClamped || currentTarget.value === '') return
    const clamped = String(clampCount(Number(currentTarget.value), min, max))
    if (clamped === currentTarget.value) return
    currentTarget.value = clamped
    currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="stepper">
      <label htmlFor={id}>
        {label} <small>{note}</small>
      </label>
      <div className="stepper__in">
        <button
          className="needs-script"
          type="button"
          aria-label={fillMessage(text.fewer, { name: label })}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={start}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onBlur={clamp}
          ref={input}
        />
        <button
          className="needs-script"
          type="button"
          aria-label={fillMessage(text.moreOf, { name: label })}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
