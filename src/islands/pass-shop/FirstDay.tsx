import { addMonths, type IsoDay } from '../../shared/iso-day.ts'
import { Field, type SharedProps } from '../form/Field.tsx'
import type { PartyText } from './pass-form-text.ts'

const date = { kind: 'date', required: true } as const

interface FirstDayProps {
  readonly shared: SharedProps
  /** Unknown before hydration. */
  readonly today: IsoDay | undefined
  readonly monthsAhead: number | undefined
  readonly text: PartyText
}

/** The first travel day, or that it is not decided yet. Each replaces the other. */
export function FirstDay({ shared, today, monthsAhead, text }: FirstDayProps) {
  const max = today && monthsAhead !== undefined ? addMonths(today, monthsAhead) : undefined
  return (
    <div className="first-day">
      <Field
        name="firstDay"
        field={date}
        words={{ label: text.firstDay }}
        range={{ min: today, max }}
        shared={shared}
      />
      <label className="check">
        <input type="checkbox" name="undecided" aria-describedby="pass-undecided-ages" />
        <span>{text.undecided}</span>
      </label>
      <p className="hint" id="pass-undecided-ages">
        {text.undecidedAges}
      </p>
    </div>
  )
}

/** Makes a day and "not decided yet" exclude each other: the last choice counts. */
export function clearOtherAnswer(changed: HTMLInputElement): void {
  const { form } = changed
  const day = form?.elements.namedItem('firstDay')
  const undecided = form?.elements.namedItem('undecided')
  if (!(day instanceof HTMLInputElement && undecided instanceof HTMLInputElement)) return
  if (changed === undecided && undecided.checked) day.value = ''
  if (changed === day && day.value !== '') undecided.checked = false
}
