import { controlRules } from '../../shared/forms/kit/attributes.ts'
import { attributesOf, FieldError, type FieldProps } from './Field.tsx'

/** Radio buttons as cards. They are uncontrolled, so a choice made before hydration stays. */
export function RadioCards(props: FieldProps) {
  const { name, field, words, shared } = props
  const { className: _, name: __, ...attributes } = attributesOf(props)
  const { id } = attributes
  return (
    <div
      className="field cards"
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-required={field.required}
      {...attributes}
    >
      <p className="cards__label" id={`${id}-label`}>
        {words.label}
      </p>
      {words.hint && (
        <span className="hint" id={`${id}-hint`}>
          {words.hint}
        </span>
      )}
      <div className="cards__in">
        {Object.entries(words.options ?? {}).map(([value, option]) => (
          <label className="card" key={value}>
            <input type="radio" name={name} value={value} {...controlRules(field)} />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={id} error={shared.errors[name]} />
    </div>
  )
}
