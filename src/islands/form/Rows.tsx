import { fieldId, rowName } from '../../shared/forms/kit/field-name.ts'
import type { ListField } from '../../shared/forms/kit/fields.ts'
import { Icon } from '../icon/Icon.tsx'
import { Field, FieldError, type FieldProps } from './Field.tsx'

interface RowProps extends FieldProps {
  readonly field: ListField
  readonly row: number
}

/** A list of rows: nested `details` elements, so that rows can be added without script. */
export function Rows({ field, ...others }: FieldProps) {
  if (field.kind !== 'list') throw new Error(`${others.name} is not a list`)
  const { name, words, shared } = others
  const id = fieldId(shared.form, name)
  return (
    <section
      className="rows"
      id={id}
      data-rows={name}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={shared.errors[name] && `${id}-error`}
    >
      <h2 className="rows__title" id={`${id}-title`}>
        {words.label} {!field.required && <span className="opt rows__optional">{shared.text.optional}</span>}
      </h2>
      {words.hint && <p className="rows__hint">{words.hint}</p>}
      <FieldError id={id} error={shared.errors[name]} />
      <Row {...others} field={field} row={0} />
    </section>
  )
}

/** The browser, not React, keeps the state of a row, as it does before hydration. */
function Row({ row, ...props }: RowProps) {
  const { name, field, words, shared } = props
  if (row >= field.max) return <RowsFull words={words} />
  const { onRemove } = shared
  return (
    <details
      className="row"
      open={(field.required && row === 0) || undefined}
      suppressHydrationWarning
      onToggle={focusFirst}
    >
      <AddRow words={words} />
      <fieldset className="row__body">
        <legend>
          {`${words.row} ${row + 1}`}
          {onRemove && (
            <button
              className="row__remove"
              type="button"
              aria-label={`${words.remove} ${row + 1}`}
              onClick={() => onRemove(name, row)}
            >
              <Icon name="trash" />
            </button>
          )}
        </legend>
        <div className="row__fields">
          {Object.entries(field.fields).map(([inner, definition]) => {
            const own = words.fields?.[inner]
            return (
              own && (
                <Field
                  key={inner}
                  name={rowName(name, row, inner)}
                  field={definition}
                  words={own}
                  shared={shared}
                  className={`${name}__${inner}`}
                  inRow
                />
              )
            )
          })}
        </div>
      </fieldset>
      <Row {...props} row={row + 1} />
    </details>
  )
}

/** The button that opens a row. */
const AddRow = ({ words }: Pick<FieldProps, 'words'>) => (
  <summary className="row__add">
    <span className="btn btn--line btn--sm">
      <Icon name="plus" /> {words.add}
    </span>
  </summary>
)

/**
 * After the last row, the button shows why there can be no further one. The message is no `FieldError`, since it is in
 * the form before anybody asks for a further row.
 */
const RowsFull = ({ words }: Pick<FieldProps, 'words'>) => (
  <details className="rows__full" suppressHydrationWarning>
    <AddRow words={words} />
    <p className="rows__too-many" aria-live="polite">
      <Icon name="alert" />
      <span>{words.tooMany}</span>
    </p>
  </details>
)

/** Opening hides the summary that was pressed, so the focus moves into the row. */
function focusFirst({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  const focused = document.activeElement
  const lost = focused === document.body || focused === currentTarget.querySelector(':scope > summary')
  if (currentTarget.open && lost) currentTarget.querySelector('input')?.focus()
}
