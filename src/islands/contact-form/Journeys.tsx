import type { FormErrors } from '../../shared/forms/form-result.ts'
import { limits } from '../../shared/forms/limits.ts'
import { type JourneyField, journeyName } from '../../shared/forms/read-contact.ts'
import { Icon } from '../icon/Icon.tsx'
import { Field, FieldError } from './Field.tsx'
import type { Words } from './words.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

interface JourneysProps {
  readonly text: Words
  readonly statuses: readonly Option[]
  readonly errors: FormErrors
  /** Absent before hydration: without script a row is emptied by hand. */
  readonly onRemove: ((row: number) => void) | undefined
}

/** The list of journeys: native `details` in one another, so that rows are added without script. */
export function Journeys(props: JourneysProps) {
  const { text, errors } = props
  const id = 'contact-journeys'
  return (
    <section className="journeys" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 className="legendh" id={`${id}-title`}>
        {text.journeys} <span className="opt journeys__optional">{text.optional}</span>
      </h2>
      <p className="journeys__hint">{text.journeysHint}</p>
      <FieldError id={id} error={errors.journeys} />
      <JourneyRow {...props} row={0} />
    </section>
  )
}

/** React does not know whether a row is open: the browser does, also before hydration. */
function JourneyRow({ row, ...props }: JourneysProps & { readonly row: number }) {
  if (row >= limits.journeys) return null
  const { text, onRemove } = props
  const title = `${text.journey} ${row + 1}`
  return (
    <details className="journey" suppressHydrationWarning onToggle={focusFirst}>
      <summary className="trip-add">
        <span className="btn btn--line btn--sm">
          <Icon name="plus" /> {text.addJourney}
        </span>
      </summary>
      <fieldset className="trip">
        <legend>
          {title}
          {onRemove && (
            <button
              className="trip__remove"
              type="button"
              aria-label={`${text.removeJourney} ${row + 1}`}
              onClick={() => onRemove(row)}
            >
              <Icon name="trash" />
            </button>
          )}
        </legend>
        <JourneyFields {...props} row={row} />
      </fieldset>
      <JourneyRow {...props} row={row + 1} />
    </details>
  )
}

function JourneyFields({ text, statuses, errors, row }: JourneysProps & { readonly row: number }) {
  const input = (field: JourneyField, type: 'text' | 'date' | 'time', maxLength?: number) => {
    const name = journeyName(row, field)
    return (
      <Field name={name} label={text[field]} error={errors[name]} className={`trip__${field}`}>
        {attributes => (
          <input
            {...attributes}
            type={type}
            maxLength={maxLength}
            // Empty, so that a style rule can tell a row with text in it.
            placeholder={type === 'text' ? ' ' : undefined}
          />
        )}
      </Field>
    )
  }
  const status = journeyName(row, 'status')
  return (
    <div className="trip__fields">
      {input('from', 'text', limits.station)}
      {input('to', 'text', limits.station)}
      {input('date', 'date')}
      {input('departure', 'time')}
      {input('arrival', 'time')}
      {input('train', 'text', limits.train)}
      <Field name={status} label={text.status} error={errors[status]} className="trip__status">
        {attributes => (
          <select {...attributes}>
            <option value="">{text.asPlanned}</option>
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

/** The summary that was pressed is hidden by its opening: the focus goes on into the row. */
function focusFirst({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  const focused = document.activeElement
  const lost = focused === document.body || focused === currentTarget.querySelector(':scope > summary')
  if (currentTarget.open && lost) currentTarget.querySelector('input')?.focus()
}
