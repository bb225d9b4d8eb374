import { type MouseEvent, memo, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { IsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { Field, type SharedProps } from '../form/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { firstBirth } from './check-pass.ts'
import type { PartyText } from './pass-form-text.ts'
import { Residence } from './Residence.tsx'

const line = { kind: 'line', max: basketLimits.name, required: true } as const
const date = { kind: 'date', required: true } as const

interface TravellerProps {
  /** The prefix of the field names. */
  readonly name: string
  readonly place: number
  /** Number and group: `2. Child`. */
  readonly title: string
  /** The name as far as it has been typed. */
  readonly who: string
  readonly sum: string | undefined
  /** Why the price is not that of the chosen age group. */
  readonly note: string | undefined
  /** A question about the name. */
  readonly question: string | undefined
  readonly isComplete: boolean
  /** The label of the checkbox for the first traveller's last name and country. */
  readonly likeFirst: string
  readonly shared: SharedProps
  readonly locale: Locale
  readonly home: string
  readonly today: IsoDay | undefined
  readonly text: PartyText
}

/** The fields of one traveller, folded below a summary. The browser keeps which one is open, not React. */
export const Traveller = memo(function Traveller(props: TravellerProps) {
  const {
    name,
    place,
    title,
    who,
    sum,
    note,
    question,
    isComplete,
    likeFirst,
    shared,
    locale,
    home,
    today,
    text,
  } = props
  const range = today ? { min: firstBirth(today), max: today } : {}
  const details = useRef<HTMLDetailsElement>(null)
  const [startsOpen] = useState(place === 0)
  // When the first one is removed, the next one opens, unless the reader has opened another.
  useEffect(() => {
    if (place === 0 && details.current && !document.querySelector('.person[open]'))
      details.current.open = true
  }, [place])
  return (
    <details
      className="person"
      name="pass-traveller"
      ref={details}
      open={startsOpen || undefined}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={openByPointer}>
        <span className="person__title" id={`${name}-title`}>
          {title}
        </span>{' '}
        <span className="person__who">{who}</span>{' '}
        {isComplete && (
          <span className="person__done">
            <Icon name="check" />
            <span className="vh">{text.complete}</span>
          </span>
        )}{' '}
        <span className="num">{sum}</span>
        {note && <span className="person__note">{note}</span>}
      </summary>
      <fieldset className="person__fields" aria-labelledby={`${name}-title`}>
        {place > 0 && (
          <label className="check person__same">
            <input type="checkbox" name={`${name}.same`} defaultChecked />
            <span>
              {text.same} <small>{likeFirst}</small>
            </span>
          </label>
        )}
        <Field name={`${name}.name`} field={line} words={{ label: text.name }} shared={shared} />
        <Field
          name={`${name}.lastName`}
          field={line}
          words={{ label: text.lastName }}
          shared={shared}
          className="person__own"
        />
        {question && <p className="person__note">{question}</p>}
        <Field
          name={`${name}.birth`}
          field={date}
          words={{ label: text.birth }}
          range={range}
          shared={shared}
        />
        <Residence
          field={`${name}.residence`}
          isFirst={place === 0}
          {...{ shared, locale, home, text }}
          isReady={today !== undefined}
        />
      </fieldset>
    </details>
  )
})

/**
 * Opens with the first empty field focused if a finger or the mouse is used, which saves a tap. Keys work as the
 * browser does by default.
 */
function openByPointer(event: MouseEvent<HTMLElement>): void {
  const details = event.currentTarget.parentElement
  if (event.detail === 0 || !(details instanceof HTMLDetailsElement) || details.open) return
  event.preventDefault()
  details.open = true
  const empty = [...details.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')].find(
    field => field.value === '' && field.checkVisibility(),
  )
  empty?.focus()
}
