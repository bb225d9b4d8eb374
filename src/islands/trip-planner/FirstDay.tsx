import { useEffect, useRef, useState } from 'react'
import { addMonths, isIsoDay, shopDay } from '../../shared/iso-day.ts'
import { dayFault } from '../../shared/shop/words/day-words.ts'
import type { Trip } from '../../shared/trip/trip.ts'
import { Icon } from '../icon/Icon.tsx'
import { Choice } from './Choice.tsx'
import type { TripChange } from './change-trip.ts'
import type { PlannerProps } from './planner.ts'

/** Trips may begin as far ahead as passes are sold. */
const monthsAhead = 11

interface FirstDayProps extends Pick<PlannerProps, 'locale' | 'text'> {
  readonly trip: Trip
  readonly change: (change: TripChange) => void
}

/** Whether the reader chose to pick a day before hydration. */
const isPicked = () => document.querySelector('[name=day-known][value=day]:checked') !== null

/** The first day, or that it is not decided. The field is uncontrolled, since a date is typed part by part. */
export function FirstDay({ trip, change, locale, text }: FirstDayProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isPickedEarly] = useState(() => !import.meta.env.SSR && isPicked())
  const [isWanted, setWanted] = useState(false)
  const [today, setToday] = useState<string>()
  const [fault, setFault] = useState<string>()
  const { date } = trip
  const isPicking = isWanted || date !== undefined
  useEffect(() => {
    setToday(shopDay(new Date()))
    if (isPickedEarly) setWanted(true)
  }, [isPickedEarly])
  useEffect(() => {
    if (field.current && field.current.value !== (date ?? '')) field.current.value = date ?? ''
    // The day of an address may be too far ahead.
    setFault(date && today ? dayFault(date, today, monthsAhead, locale) : undefined)
  }, [date, today, locale])

  function onChoose(answer: 'no' | 'day'): void {
    setWanted(answer === 'day')
    setFault(undefined)
    if (answer === 'no') change({ type: 'date', date: undefined })
  }

  function onInput(value: string, isIncomplete: boolean): void {
    setFault(undefined)
    if (value === '' && !isIncomplete) {
      // The field is still wanted, only its day is not.
      setWanted(true)
      change({ type: 'date', date: undefined })
    }
    if (isIsoDay(value) && today && !dayFault(value, today, monthsAhead, locale))
      change({ type: 'date', date: value })
  }

  /** A date is typed part by part, so faults are told only when the field is left. */
  function onBlur({ value, validity }: HTMLInputElement): void {
    if (validity.badInput) setFault(text.wholeDay)
    else if (value && today) setFault(dayFault(value, today, monthsAhead, locale))
  }

  return (
    <div className="first-day-choice">
      <Choice
        name="day-known"
        label={text.firstDay}
        options={[
          ['no', text.undecided],
          ['day', text.pickDay],
        ]}
        value={isPicking ? 'day' : 'no'}
        onChange={onChoose}
      />
      {isPicking && (
        <input
          className="in"
          type="date"
          aria-label={text.firstDay}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'first-day-fault' : undefined}
          ref={field}
          defaultValue={date ?? ''}
          min={today}
          max={today && addMonths(today, monthsAhead)}
          data-query="day"
          onBlur={({ currentTarget }) => onBlur(currentTarget)}
          onInput={({ currentTarget: { value, validity } }) => onInput(value, validity.badInput)}
        />
      )}
      {fault && (
        <p className="msg place__fault" id="first-day-fault" role="alert">
          <Icon name="alert" />
          {fault}
        </p>
      )}
    </div>
  )
}
